import type {
  LocalText,
  TextContent,
  TextFields,
  TextGroup,
  TextItems,
  TextValues,
} from '@calm-rest/contract/texts'
import { isLang, type Lang, langs } from '@calm-rest/contract/widget'

/** A field of a section, or of one of its entries. */
export interface Place {
  entry?: number | undefined
  field: string
}

/** Name of a field as the API's errors have it; a choice is in no language. */
export const fieldName = ({ entry, field }: Place, lang?: Lang): string => {
  const of = entry === undefined ? 'fields' : `items.${entry}`
  return lang ? `${of}.${field}.${lang}` : `${of}.${field}`
}

const valuesAt = ({ fields, items = [] }: TextContent, { entry }: Place): TextValues =>
  (entry === undefined ? fields : items[entry]) ?? {}

/** The text of a field in a language; the value of a choice. */
export const textAt = (content: TextContent, place: Place, lang: Lang): string => {
  const value = valuesAt(content, place)[place.field]
  return (typeof value === 'string' ? value : value?.[lang]) ?? ''
}

const withValues = (content: TextContent, { entry }: Place, values: TextValues): TextContent => {
  if (entry === undefined) return { ...content, fields: values }
  return { ...content, items: (content.items ?? []).map((item, at) => (at === entry ? values : item)) }
}

/** The section with another text at a place; `lang` is undefined for a choice. */
export const withText = (
  content: TextContent,
  place: Place,
  lang: Lang | undefined,
  text: string,
): TextContent => {
  const values = valuesAt(content, place)
  const before = values[place.field]
  const local: LocalText = typeof before === 'object' ? before : {}
  return withValues(content, place, {
    ...values,
    [place.field]: lang ? { ...local, [lang]: text } : text,
  })
}

export const withNewEntry = (content: TextContent): TextContent => ({
  ...content,
  items: [...(content.items ?? []), {}],
})

export const withoutEntry = (content: TextContent, entry: number): TextContent => ({
  ...content,
  items: content.items?.filter((_, at) => at !== entry),
})

/** Moves an entry before the one that stands before it. */
export const withEntryUp = (content: TextContent, entry: number): TextContent => {
  const items = [...(content.items ?? [])]
  const [moved] = items.splice(entry, 1)
  if (moved) items.splice(entry - 1, 0, moved)
  return { ...content, items }
}

/** The first text of an entry, which names it. */
export const nameOfEntry = (content: TextContent, entry: number, items: TextItems, lang: Lang): string => {
  const [field = ''] = Object.entries(items.fields).find(([, { kind }]) => kind !== 'choice') ?? []
  return textAt(content, { entry, field }, lang)
}

/** Place and language of a field, by its name; undefined for one of a choice. */
const placeOf = (name: string): { place: Place; lang: Lang } | undefined => {
  const parts = name.split('.')
  const [of, first = ''] = parts
  const [field = '', lang] = of === 'items' ? parts.slice(2) : parts.slice(1)
  if (!isLang(lang)) return undefined
  return { place: of === 'items' ? { entry: Number(first), field } : { field }, lang }
}

/** The section with drafts in its empty fields, and the names of those. */
export const withDrafts = (
  content: TextContent,
  drafts: readonly { field: string; text: string }[],
): { content: TextContent; filled: string[] } => {
  const filled: string[] = []
  let next = content
  for (const { field, text } of drafts) {
    const at = placeOf(field)
    if (!at || textAt(next, at.place, at.lang) !== '') continue
    next = withText(next, at.place, at.lang, text)
    filled.push(field)
  }
  return { content: next, filled }
}

const lacksOf = (fields: TextFields, values: TextValues, lang: Lang): boolean =>
  Object.entries(fields).some(([name, { kind }]) => {
    const text = values[name]
    return kind !== 'figure' && typeof text === 'object' && !text[lang] && langs.some((other) => text[other])
  })

/** Whether a section has texts in another language that this one lacks. */
export const lacksTexts = (
  { fields, items }: TextGroup,
  { fields: values, items: entries = [] }: TextContent,
  lang: Lang,
): boolean =>
  lacksOf(fields, values, lang) || (items ? entries.some((one) => lacksOf(items.fields, one, lang)) : false)
