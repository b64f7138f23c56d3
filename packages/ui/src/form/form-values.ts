import type { Submitted } from '@calm-rest/contract/widget'
import { type Problems, problemsFrom } from './problems.ts'
import { textOf } from './text-of.ts'

/** Fields of a form in a page that responds to it: the input, except for an accepted form. */
export const initialValues = (submitted: Submitted | undefined): Readonly<Record<string, string>> => {
  if (!submitted) return {}
  const { values, result } = submitted
  return result?.ok ? Object.fromEntries(Object.keys(values).map((name) => [name, ''])) : values
}

/** Problems by our own rules or by the API's. */
export const initialProblems = <Own extends string>(submitted: Submitted | undefined): Problems<Own> => {
  if (!submitted) return {}
  const { problems, result } = submitted
  return (problems ?? (result && !result.ok ? problemsFrom(result.failure) : {})) as Problems<Own>
}

/** Values of a form by the names of its fields. */
export const valuesOf = (data: FormData): Record<string, string> =>
  Object.fromEntries([...data].map(([name, value]) => [name, String(value)]))

/** Required fields that are empty, in page order; undefined if all are filled in. */
export const missingOf = (
  data: FormData,
  required: readonly string[],
): Record<string, 'required'> | undefined => {
  const missing = required.filter((field) => textOf(data, field) === '')
  return missing.length > 0 ? Object.fromEntries(missing.map((field) => [field, 'required'])) : undefined
}
