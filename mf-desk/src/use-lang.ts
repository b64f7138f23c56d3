import { type Lang, langs } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { useDesk } from './api/desk-context.ts'

/**
 * Language of the desk's words, dates and numbers. Any tag, so that nothing with words in the site's
 * languages only is asked for it.
 */
export const useLang = (): string => useTranslation().i18n.language

/** Language of the site around the desk: the one in which its guests have words. */
export const useSiteLang = (): Lang => useHost().lang

/** Languages in which guests read the property's texts, the main one first. */
export const usePropertyLanguages = (): readonly Lang[] => {
  const { property } = useHost()
  return useDesk().languages ?? property?.languages ?? langs
}

/** The language whose texts are shown first: that of the site around the desk, where guests read it. */
export const useFirstLanguage = (): Lang => {
  const lang = useSiteLang()
  const languages = usePropertyLanguages()
  return languages.includes(lang) ? lang : (languages[0] ?? lang)
}
