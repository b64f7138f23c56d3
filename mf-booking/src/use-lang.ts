import { type Lang, parseLang } from '@calm-rest/contract/widget'
import { useTranslation } from 'react-i18next'

/** Language of the loaded texts: dates and prices change together with them. */
export const useLang = (): Lang => parseLang(useTranslation().i18n.language)
