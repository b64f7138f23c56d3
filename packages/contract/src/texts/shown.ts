import type { Lang } from '../lang.ts'
import type { TextCatalogue, TextScreen } from './catalogue.ts'
import type { TextFields } from './fields.ts'

/** A text as a page shows it: with its language only where it lacks that of the page. */
export type ShownText = string | { text: string; lang: Lang }

type ShownField<Field> = Field extends { kind: 'choice'; of: readonly (infer Value)[] } ? Value : ShownText

/** Texts of some fields; those that the owner has in no language are missing. */
export type ShownFields<Fields extends TextFields> = { [Name in keyof Fields]?: ShownField<Fields[Name]> }

type ShownGroup<Group> = (Group extends { fields: infer Fields extends TextFields }
  ? ShownFields<Fields>
  : never) &
  (Group extends { items: { fields: infer Fields extends TextFields } }
    ? { items?: readonly ShownFields<Fields>[] }
    : unknown)

/** All texts of a screen in one language, by section. */
export type ShownTexts<Screen extends TextScreen = TextScreen> = {
  [Group in keyof TextCatalogue[Screen]]?: ShownGroup<TextCatalogue[Screen][Group]>
}
