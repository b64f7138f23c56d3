import type { Failure } from '@calm-rest/contract/api'
import type { FieldErrorCode } from '@calm-rest/contract/errors'

export type Problem = FieldErrorCode | 'passwords_differ'

/** What is wrong, by the name of the field. Codes, not words: the language may change meanwhile. */
export type Problems = Readonly<Record<string, Problem>>

type Control = Pick<HTMLInputElement, 'name' | 'value' | 'required' | 'minLength' | 'maxLength' | 'validity'>

/** What the attributes of a form's controls do not allow, one problem a field. */
export const problemsOf = (controls: Iterable<unknown>): Problems => {
  const problems: Record<string, Problem> = {}
  for (const control of controls) {
    if (!isControl(control)) continue
    const problem = problemOf(control)
    if (problem) problems[control.name] ??= problem
  }
  return problems
}

/** What the API refused, by field. */
export const problemsFrom = (failure: Failure): Problems =>
  failure.kind === 'api'
    ? Object.fromEntries((failure.body.fields ?? []).map(({ field, code }) => [field, code]))
    : {}

const isControl = (element: unknown): element is Control =>
  typeof element === 'object' &&
  element !== null &&
  'validity' in element &&
  Reflect.get(element, 'name') !== ''

const problemOf = ({ value, required, minLength, maxLength, validity }: Control): Problem | undefined => {
  // spaces alone are nothing to us, and the browser lets them pass
  if (validity.valueMissing || (required && value.trim() === '')) return 'required'
  if (validity.typeMismatch) return 'invalid_email'
  // the browser measures only what was typed, not what a password manager filled in
  if (minLength > 0 && value.length < minLength) return 'too_short'
  if (maxLength > 0 && value.length > maxLength) return 'too_long'
  return undefined
}
