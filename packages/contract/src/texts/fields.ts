/** How the owner writes one text, and what may be in it. */
export interface TextField {
  /** line: one line · text: several lines · figure: a number with its sign, like 25+ · choice: one of `of`, in no language */
  kind: 'line' | 'text' | 'figure' | 'choice'
  /** Most characters. */
  max: number
  /** A page is whole without it. */
  optional?: boolean
  /** Values of a choice: names of drawings and icons of the site. */
  of?: readonly string[]
}

export type TextFields = Readonly<Record<string, TextField>>

/** Entries of one kind, such as places nearby, in the owner's order. */
export interface TextItems {
  fields: TextFields
  /** Most entries. */
  most: number
}

/** Texts that the owner saves together: a section of a page. */
export interface TextGroup {
  fields: TextFields
  items?: TextItems
}

export const line = <const Max extends number = 120>(max: Max = 120 as Max) =>
  ({ kind: 'line', max }) as const

export const text = <const Max extends number = 1200>(max: Max = 1200 as Max) =>
  ({ kind: 'text', max }) as const

export const figure = { kind: 'figure', max: 12 } as const

export const choice = <const Of extends readonly string[]>(...of: Of) =>
  ({ kind: 'choice', max: 40, optional: true, of }) as const

/** A text without which its page is whole. */
export const optional = <const Field extends TextField>(field: Field) =>
  ({ ...field, optional: true }) as const

/** A section that is fields alone, or fields and entries. */
export const group = <const Fields extends TextFields>(fields: Fields) => ({ fields })

export const groupOf = <const Fields extends TextFields, const Items extends TextFields>(
  fields: Fields,
  most: number,
  items: Items,
) => ({ fields, items: { most, fields: items } })
