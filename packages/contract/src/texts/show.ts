import type { Lang } from '../lang.ts'
import { groupsOf, type TextScreen, textScreens } from './catalogue.ts'
import type { LocalText, ScreenContent, TextValues } from './content.ts'
import type { TextField, TextFields } from './fields.ts'
import { languageOf } from './in-language.ts'
import type { ShownText } from './shown.ts'
import { fillText, type TextVariable } from './variables.ts'

type ShownSection = Record<string, ShownText | Record<string, ShownText>[]>

/** Every stored section, by screen. */
export type StoredTexts = Partial<Record<TextScreen, ScreenContent>>

interface Shown {
  lang: Lang
  /** Languages of the property, the main one first. */
  languages?: readonly Lang[] | undefined
  /** What the variables of a text stand for. */
  facts: Readonly<Record<TextVariable, string>>
}

/** Texts of all screens in a language. What it lacks is in another one, with the name of that; an empty section is left out. */
export const showTexts = (stored: StoredTexts, shown: Shown): Record<string, Record<string, ShownSection>> =>
  Object.fromEntries(textScreens.map((screen) => [screen, showScreen(screen, stored[screen] ?? {}, shown)]))

const showScreen = (
  screen: TextScreen,
  stored: ScreenContent,
  shown: Shown,
): Record<string, ShownSection> => {
  const sections = Object.entries(groupsOf(screen)).map(([name, { fields, items }]) => {
    const content = stored[name]
    const entries = items ? (content?.items ?? []).map((item) => showFields(items.fields, item, shown)) : []
    const own = showFields(fields, content?.fields ?? {}, shown)
    const section: ShownSection = entries.length > 0 ? { ...own, items: entries } : own
    return [name, section] as const
  })
  return Object.fromEntries(sections.filter(([, section]) => Object.keys(section).length > 0))
}

const showFields = (fields: TextFields, values: TextValues, shown: Shown): Record<string, ShownText> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = showField(field, values[name], shown)
      return text === undefined ? [] : [[name, text]]
    }),
  )

const showField = (
  { kind }: TextField,
  value: LocalText | string | undefined,
  { lang, languages, facts }: Shown,
): ShownText | undefined => {
  if (typeof value === 'string') return kind === 'choice' && value ? value : undefined
  const found = languageOf(value, lang, languages)
  if (!found) return undefined
  const text = fillText(value?.[found] ?? '', facts)
  return found === lang ? text : { text, lang: found }
}
