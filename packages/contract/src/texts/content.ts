import { type Lang, langs } from '../lang.ts'
import { groupsOf, type TextScreen } from './catalogue.ts'
import type { TextFields, TextGroup } from './fields.ts'

/** One text in the languages that it has. */
export type LocalText = Partial<Record<Lang, string>>

/** Texts by the name of their field; a choice is its value alone. */
export type TextValues = Record<string, LocalText | string>

/** A section as it is stored: in every language. */
export interface TextContent {
  fields: TextValues
  items?: TextValues[] | undefined
}

/** All sections of a screen. */
export type ScreenContent = Record<string, TextContent>

const missingInFields = (fields: TextFields, values: TextValues, lang: Lang): number =>
  Object.entries(fields).filter(([name, { kind, optional }]) => {
    if (kind === 'choice') return false
    const value = values[name] as LocalText | undefined
    const isNowhere = !langs.some((one) => value?.[one])
    return isNowhere ? !optional : !value?.[lang]
  }).length

/** How many texts of a section a language lacks; an optional one only where another language has it. */
export const missingInGroup = (group: TextGroup, content: TextContent | undefined, lang: Lang): number => {
  const { items } = group
  const ofItems = items ? (content?.items ?? []).map((item) => missingInFields(items.fields, item, lang)) : []
  return ofItems.reduce(
    (sum, count) => sum + count,
    missingInFields(group.fields, content?.fields ?? {}, lang),
  )
}

/** How many texts of a screen a language lacks. */
export const missingIn = (screen: TextScreen, content: ScreenContent, lang: Lang): number =>
  Object.entries(groupsOf(screen)).reduce(
    (sum, [name, group]) => sum + missingInGroup(group, content[name], lang),
    0,
  )
