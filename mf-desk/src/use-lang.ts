import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'

/**
 * Language of the desk's words, dates and numbers. Any tag, so that nothing with words in the site's
 * languages only is asked for it.
 */
export const useLang = (): string => useTranslation().i18n.language

/** Language of the site around the desk: the one in which its guests have words. */
export const useSiteLang = (): Lang => useHost().lang
