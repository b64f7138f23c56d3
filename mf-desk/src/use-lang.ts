import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'

/**
 * Language of the desk: of its words, dates and numbers. Any tag, not one of the site's languages, so that nothing that has
 * words in those alone is asked for it.
 */
export const useLang = (): string => useTranslation().i18n.language

/** Language of the site around the desk: the one in which its guests have words. */
export const useSiteLang = (): Lang => useHost().lang
