import type { Failure } from '@calm-rest/contract/api'
import { isEmailShaped } from '@calm-rest/contract/email'
import type { FieldErrorCode } from '@calm-rest/contract/errors'

/** A code of the API, or one that only a browser can find: a number field without a whole number. */
export type Problem = FieldErrorCode | 'not_whole'

/** Problems by field name. Codes and not words, since the language may change. */
export type Problems<Own extends string = never> = Readonly<Record<string, Problem | Own>>

type Control = Pick<
  HTMLInputElement,
  'name' | 'type' | 'value' | 'required' | 'minLength' | 'maxLength' | 'validity'
>

/** Problems by the attributes of a form's controls, at most one for each field. */
export const problemsOf = (controls: Iterable<unknown>): Problems => {
  const problems: Record<string, Problem> = {}
  for (const control of controls) {
    if (!isControl(control)) continue
    const problem = problemOf(control)
    if (problem) problems[control.name] ??= problem
  }
  return problems
}

/** Fields that the API refused, with the reason. */
export const problemsFrom = (failure: Failure): Problems =>
  failure.kind === 'api'
    ? Object.fromEntries((failure.body.fields ?? []).map(({ field, code }) => [field, code]))
    : {}

const isControl = (element: unknown): element is Control =>
  typeof element === 'object' &&
  element !== null &&
  'validity' in element &&
  Reflect.get(element, 'name') !== ''

const problemOf = (control: Control): Problem | undefined => {
  const { type, value, required, validity } = control
  // a number field with invalid text is empty for a script, but not for the guest
  if (validity.badInput || validity.stepMismatch) return 'not_whole'
  // text of spaces counts as empty, which browsers do not check
  if (value.trim() === '') return required || validity.valueMissing ? 'required' : undefined
  // browsers refuse full-width and invisible signs, which the API accepts
  if (type === 'email' && !isEmailShaped(value)) return 'invalid_email'
  if (validity.rangeUnderflow) return 'too_small'
  if (validity.rangeOverflow) return 'too_large'
  return lengthProblemOf(control)
}

/** The browser measures only typed text, not text from a password manager. */
const lengthProblemOf = ({ value, minLength, maxLength }: Control): Problem | undefined => {
  if (minLength > 0 && value.length < minLength) return 'too_short'
  if (maxLength > 0 && value.length > maxLength) return 'too_long'
  return undefined
}
