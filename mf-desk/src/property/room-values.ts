import type { Category } from '@calm-rest/contract/api'
import type { RoomTypeInput, StaffRoomType } from '@calm-rest/contract/staff'
import { staffLimits } from '@calm-rest/contract/staff'
import { type Lang, langs } from '@calm-rest/contract/widget'

/** Values of a room's form, by the field names of the API's errors. */
export type RoomValues = Readonly<Record<string, string>>

/** Texts of a room, in the order of the form, with their maximum lengths. */
export const textLimits = {
  name: staffLimits.text.roomName,
  bed: staffLimits.text.roomBed,
  description: staffLimits.text.roomDescription,
} as const
export type TextName = keyof typeof textLimits
export const textNames = Object.keys(textLimits) as TextName[]

export const textField = (lang: Lang, text: TextName) => `texts.${lang}.${text}`

const idsIn = (value: string | undefined) => (value ?? '').split(' ').filter(Boolean)

/** Ids of the amenities in a field, in their order. */
export const chosenIn = (values: RoomValues, field: 'features' | 'amenities'): string[] =>
  idsIn(values[field])

export const valuesOf = (room: StaffRoomType): RoomValues => ({
  category: room.category,
  guests: String(room.guests),
  size: String(room.size),
  features: room.features.join(' '),
  amenities: room.amenities.join(' '),
  ...Object.fromEntries(
    langs.flatMap((lang) => textNames.map((text) => [textField(lang, text), room.texts[lang][text]])),
  ),
})

/** `known`: ids of existing amenities; a selected one may have been deleted. */
export const inputOf = (version: string, values: RoomValues, known: ReadonlySet<string>): RoomTypeInput => {
  const knownIn = (field: 'features' | 'amenities') => chosenIn(values, field).filter((id) => known.has(id))
  const textsIn = (lang: Lang) => {
    const [name = '', bed = '', description = ''] = textNames.map((text) => values[textField(lang, text)])
    return { name, bed, description }
  }
  return {
    version,
    category: values.category as Category,
    guests: Number(values.guests),
    size: Number(values.size),
    features: knownIn('features'),
    amenities: knownIn('amenities'),
    texts: { en: textsIn('en'), de: textsIn('de'), zh: textsIn('zh') },
  }
}

/** Whether a text is missing in this language. */
export const isIncomplete = (values: RoomValues, lang: Lang): boolean =>
  textNames.some((text) => !values[textField(lang, text)]?.trim())

/** Whether another language has a text that this one lacks. */
export const lacksTexts = (values: RoomValues, lang: Lang): boolean =>
  textNames.some(
    (text) =>
      !values[textField(lang, text)]?.trim() && langs.some((other) => values[textField(other, text)]?.trim()),
  )

/** Texts above their maximum length, as errors of their fields. */
export const tooLongIn = (values: RoomValues): Record<string, 'too_long'> =>
  Object.fromEntries(
    langs.flatMap((lang) =>
      textNames
        .filter((text) => (values[textField(lang, text)]?.trim().length ?? 0) > textLimits[text])
        .map((text) => [textField(lang, text), 'too_long'] as const),
    ),
  )

/** Unsaved input. */
export interface RoomDraft {
  /** Stored values when the input began, or at the last read. */
  base: RoomValues
  values: RoomValues
  /** Fields changed both here and by somebody else. */
  contested: readonly string[]
}

export const freshDraft = (stored: RoomValues): RoomDraft => ({ base: stored, values: stored, contested: [] })

/** A draft rebased on the stored values: untouched fields follow them, edited ones keep the input. */
export const rebase = ({ base, values, contested }: RoomDraft, stored: RoomValues): RoomDraft => {
  const fields = Object.keys(stored)
  const isTouched = (field: string) => values[field] !== base[field]
  const isContested = (field: string) =>
    isTouched(field) &&
    values[field] !== stored[field] &&
    (contested.includes(field) || base[field] !== stored[field])
  return {
    base: stored,
    values: Object.fromEntries(
      fields.map((field) => [field, (isTouched(field) ? values[field] : stored[field]) ?? '']),
    ),
    contested: fields.filter(isContested),
  }
}

/** A draft after `sent` was saved: input made during the save stays. */
export const afterSaving = ({ base, values }: RoomDraft, sent: RoomValues): RoomDraft => ({
  base: sent,
  values: Object.fromEntries(
    Object.entries(sent).map(([field, value]) => {
      const typed = values[field] ?? value
      return [field, typed === base[field] ? value : typed]
    }),
  ),
  contested: [],
})

/** A draft of this tab, which any release may have written; undefined if it is invalid. */
export const parseDraft = (given: unknown, stored: RoomValues): RoomDraft | undefined => {
  if (typeof given !== 'object' || given === null) return undefined
  const { base, values, contested } = given as Partial<Record<keyof RoomDraft, unknown>>
  const hasAll = (record: unknown): record is RoomValues =>
    typeof record === 'object' &&
    record !== null &&
    Object.keys(stored).every((field) => typeof Reflect.get(record, field) === 'string')
  if (!hasAll(base) || !hasAll(values) || !Array.isArray(contested)) return undefined
  return { base, values, contested: contested.filter((field) => typeof field === 'string') }
}
