import { localesOf } from '@calm-rest/i18n'

/** A language as it is called in the language of the page: `German`, `Deutsch`, `德语`. */
export const languageName = (pageLang: string, lang: string): string =>
  new Intl.DisplayNames(localesOf(pageLang), { type: 'language' }).of(lang) ?? lang
