import type { Failure } from '@calm-rest/contract/api'
import { isEmailShaped } from '@calm-rest/contract/email'
import type { FieldErrorCode } from '@calm-rest/contract/errors'

/** A code of the API, or one that only a browser can find: a number field that holds no whole number. */
export type Problem = FieldErrorCode | 'not_whole'

/** Problems by the name of the field. Codes, not words: the language may change meanwhile. */
export type Problems<Own extends string = never> = Readonly<Record<string, Problem | Own>>

type Control = Pick<
  HTMLInputElement,
  'name' | 'type' | 'value' | 'required' | 'minLength' | 'maxLength' | 'validity'
>

/** Problems by the attributes of a form's controls, one for each field. */
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
  // a number field that holds no number is empty to a script, and not to the guest
  if (validity.badInput || validity.stepMismatch) return 'not_whole'
  // spaces alone are nothing to us, and the browser lets them pass
  if (value.trim() === '') return required || validity.valueMissing ? 'required' : undefined
  // browsers refuse full-width and invisible signs, which the API reads
  if (type === 'email' && !isEmailShaped(value)) return 'invalid_email'
  if (validity.rangeUnderflow) return 'too_small'
  if (validity.rangeOverflow) return 'too_large'
  return lengthProblemOf(control)
}

/** The browser measures only what was typed, not what a password manager filled in. */
const lengthProblemOf = ({ value, minLength, maxLength }: Control): Problem | undefined => {
  if (minLength > 0 && value.length < minLength) return 'too_short'
  if (maxLength > 0 && value.length > maxLength) return 'too_long'
  return undefined
}
