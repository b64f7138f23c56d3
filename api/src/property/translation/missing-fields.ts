import {
  groupsOf,
  type LocalText,
  languageOf,
  type TextContent,
  type TextFields,
  type TextScreen,
  type TextValues,
} from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'

/** A text that a language lacks, with what guests read instead. */
export interface MissingField {
  /** As the form and the errors of the API name it: `fields.title.de`. */
  field: string
  text: string
  from: Lang
}

interface Wanted {
  to: Lang
  /** Of the property, the main one first. */
  languages: readonly Lang[]
}

const missingText = (field: string, text: LocalText, { to, languages }: Wanted): MissingField[] => {
  const from = languageOf(text, to, languages)
  return from === undefined || from === to ? [] : [{ field, text: text[from] ?? '', from }]
}

const missingValues = (at: string, fields: TextFields, values: TextValues, wanted: Wanted) =>
  Object.entries(fields).flatMap(([name, { kind }]) => {
    const value = values[name]
    // a number with its sign is the same in every language
    if (typeof value !== 'object' || kind === 'figure') return []
    return missingText(`${at}.${name}.${wanted.to}`, value, wanted)
  })

/** Texts of a section of a screen. */
export const missingInSection = (
  { screen, section }: { screen: TextScreen; section: string },
  content: TextContent,
  wanted: Wanted,
): MissingField[] => {
  const group = groupsOf(screen)[section]
  if (!group) return []
  const items = group.items?.fields ?? {}
  return [
    ...missingValues('fields', group.fields, content.fields, wanted),
    ...(content.items ?? []).flatMap((item, at) => missingValues(`items.${at}`, items, item, wanted)),
  ]
}

/** Texts of an amenity or a rule, by the name of their field: names, and the words about a plan. */
export const missingInTexts = (texts: Readonly<Record<string, LocalText>>, wanted: Wanted): MissingField[] =>
  Object.entries(texts).flatMap(([name, text]) => missingText(`${name}.${wanted.to}`, text, wanted))

const ofRoom = ['name', 'bed', 'description'] as const

/** Texts of a room type. */
export const missingInRoom = (
  texts: Readonly<Record<Lang, Readonly<Record<(typeof ofRoom)[number], string>>>>,
  wanted: Wanted,
): MissingField[] =>
  ofRoom.flatMap((name) => {
    const text = { en: texts.en[name], de: texts.de[name], zh: texts.zh[name] }
    return missingText(`texts.${wanted.to}.${name}`, text, wanted)
  })
