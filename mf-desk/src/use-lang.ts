import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import type { DeskLang } from './words.ts'

/** Language of the desk: of its words, dates and numbers. */
export const useLang = () => useTranslation().i18n.language as DeskLang

/** Language of the site around the desk: the one in which its guests have words. */
export const useSiteLang = (): Lang => useHost().lang
