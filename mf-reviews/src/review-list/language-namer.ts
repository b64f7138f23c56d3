import type { Lang } from '@calm-rest/contract/widget'
import { localesOf } from '@calm-rest/i18n'

/** Names languages by their BCP 47 tag in the language of the reader. The platform has the names. */
export const languageNamer = (lang: Lang): ((tag: string) => string) => {
  const names = new Intl.DisplayNames(localesOf(lang), { type: 'language' })
  return (tag) => names.of(tag) ?? tag
}
