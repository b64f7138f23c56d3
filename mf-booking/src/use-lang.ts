import { type Lang, parseLang } from '@calm-rest/contract/widget'
import { useTranslation } from 'react-i18next'

/** The language of the words on the screen: dates and prices change with them, not before. */
export const useLang = (): Lang => parseLang(useTranslation().i18n.language)
