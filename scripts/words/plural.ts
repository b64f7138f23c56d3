import type { Lang } from './locale.ts'

const suffix = /_(zero|one|two|few|many|other)$/

/** Base of a plural key: `card.guests_one` → `card.guests`, where there is a `card.guests_other`. */
export const baseOf = (key: string, keys: ReadonlyMap<string, unknown>): string => {
  const base = key.replace(suffix, '')
  return keys.has(`${base}_other`) ? base : key
}

/** Plural forms that i18next asks for: English and German `one` and `other`, Chinese `other`. */
export const formsOf = (lang: Lang): string[] => new Intl.PluralRules(lang).resolvedOptions().pluralCategories

/** Form of a plural key: `one` of `card.guests_one`. */
export const formOf = (key: string): string | undefined => suffix.exec(key)?.[1]
