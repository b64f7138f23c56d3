import { type Lang, langs } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useSiteLang } from '../use-lang.ts'
import { useDesk } from './desk-context.ts'

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
