import { textOf } from '@calm-rest/ui/form'

/** The number in a field that is required. */
export const numberIn = (data: FormData, name: string): number => Number(textOf(data, name))

/** The number in a field that may be blank. */
export const optionalNumberIn = (data: FormData, name: string): number | undefined => {
  const text = textOf(data, name)
  return text === '' ? undefined : Number(text)
}

/** Values of a choice between yes, no, and a rule that decides. */
export const answers = ['', 'yes', 'no'] as const

export const answerIn = (data: FormData, name: string): boolean | null => {
  const text = textOf(data, name)
  return text === '' ? null : text === 'yes'
}

export const answerOf = (value: boolean | null | undefined): (typeof answers)[number] =>
  value == null ? '' : value ? 'yes' : 'no'
