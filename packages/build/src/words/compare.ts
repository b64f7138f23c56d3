import type { WordFinding } from './finding.ts'
import { type Locale, langs, type Word } from './locale.ts'

const suffix = /_(zero|one|two|few|many|other)$/

/** Base of a plural key: `card.guests_one` → `card.guests`, where there is a `card.guests_other`. */
const baseOf = (key: string, keys: ReadonlyMap<string, unknown>): string => {
  const base = key.replace(suffix, '')
  return keys.has(`${base}_other`) ? base : key
}

/** Plural forms that i18next asks for: English and German `one` and `other`, Chinese `other`. */
const formsOf = (lang: string): string[] => new Intl.PluralRules(lang).resolvedOptions().pluralCategories

/** Form of a plural key: `one` of `card.guests_one`. */
const formOf = (key: string): string | undefined => suffix.exec(key)?.[1]

/** Texts of one key: a single one, or one for each plural form. */
type Forms = Map<string, Word>

const single = ''

/** Texts by the key that the code asks for: plural forms are grouped under their base. */
export const gather = ({ words }: Locale): Map<string, Forms> => {
  const gathered = new Map<string, Forms>()
  for (const [key, word] of words) {
    const base = baseOf(key, words)
    const forms = gathered.get(base) ?? new Map()
    forms.set(base === key ? single : formOf(key), word)
    gathered.set(base, forms)
  }
  return gathered
}

/** The same keys in every language, each with the plural forms that its language has. */
export const compareKeys = (locales: readonly Locale[]): WordFinding[] => {
  const gathered = locales.map((locale) => ({ locale, keys: gather(locale) }))
  const all = new Set(gathered.flatMap(({ keys }) => [...keys.keys()]))
  return gathered.flatMap(({ locale, keys }) =>
    [...all].flatMap((key) => {
      const forms = keys.get(key)
      if (forms) return compareForms(locale, key, forms)
      const others = gathered.filter((other) => other.keys.has(key)).map((other) => other.locale.lang)
      return [
        {
          file: locale.file,
          what: key,
          why: `is missing, but ${others.join(' and ')} ${others.length > 1 ? 'have' : 'has'} it`,
        },
      ]
    }),
  )
}

const compareForms = ({ file, lang }: Locale, key: string, forms: Forms): WordFinding[] => {
  if (forms.has(single)) return []
  const wanted = formsOf(lang)
  return [
    ...wanted
      .filter((form) => !forms.has(form))
      .map((form) => ({ file, what: `${key}_${form}`, why: `is missing: ${lang} has this plural form` })),
    ...[...forms]
      // i18next takes `zero` for a count of 0 in any language
      .filter(([form]) => form !== 'zero' && !wanted.includes(form))
      .map(([form, { line }]) => ({
        file,
        line,
        what: `${key}_${form}`,
        why: `is never shown: ${lang} has no such plural form`,
      })),
  ]
}

/** Every language fills in the same values. A plural form for one may do without its number ('one night'). */
export const comparePlaceholders = (locales: readonly Locale[]): WordFinding[] => {
  const [english, ...others] = locales.map((locale) => ({ locale, keys: gather(locale) }))
  if (!english) return []
  return others.flatMap(({ locale, keys }) =>
    [...keys].flatMap(([key, forms]) => {
      const original = english.keys.get(key)
      const want = original && placeholders(fullest(original))
      if (!want) return []
      const have = placeholders(fullest(forms))
      if (have === want) return []
      const why = `fills in ${have || 'nothing'}, but English ${want || 'nothing'}`
      return [{ file: locale.file, line: fullest(forms)?.line ?? 1, what: key, why }]
    }),
  )
}

const fullest = (forms: Forms) => forms.get(single) ?? forms.get('other')

/** Placeholders and tags of a text, sorted: `{{count}} <1>`. */
const placeholders = (word: Word | undefined): string => {
  const values = [...(word?.value ?? '').matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(
    ([, name]) => `{{${name}}}`,
  )
  const tags = [...(word?.value ?? '').matchAll(/<(\w+)\s*\/?>/g)].map(([, name]) => `<${name}>`)
  return [...new Set([...values, ...tags])].sort().join(' ')
}

/** A text that is the same as in English was forgotten, except for names, which `same.json` lists. */
export const compareWithEnglish = (locales: readonly Locale[], same: readonly string[]): WordFinding[] => {
  const english = locales.find(({ lang }) => lang === langs[0])
  const met = new Set<string>()
  const findings = locales
    .filter((locale) => locale !== english)
    .flatMap(({ file, words }) =>
      [...words].flatMap(([key, { value, line }]) => {
        if (value !== english?.words.get(key)?.value || !hasLetters(value)) return []
        met.add(value)
        if (same.includes(value)) return []
        const why = `is the English text: translate it, or list '${value}' in same.json beside it`
        return [{ file, line, what: key, why }]
      }),
    )
  const file = english?.file.replace(/en\.json$/, 'same.json') ?? 'same.json'
  const stale = same.filter((value) => !met.has(value))
  return [
    ...findings,
    ...stale.map((value) => ({ file, what: `'${value}'`, why: 'is the same in no language: remove it' })),
  ]
}

const hasLetters = (value: string) => /\p{L}/u.test(value.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ''))
