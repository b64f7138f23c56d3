import type { FieldErrorCode } from '@calm-rest/contract/errors'
import type { z } from 'zod'
import type { FieldError } from './api-error.ts'

type Issue = z.core.$ZodIssue

/** Returns one error per field: the first that zod found. */
export const fieldErrorsOf = (error: z.ZodError, input: unknown): FieldError[] => {
  const found = new Map<string, FieldError>()
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    if (!found.has(field)) found.set(field, { field, code: codeOf(issue, valueAt(input, issue.path)) })
  }
  return [...found.values()]
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  )

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const codeOf = (issue: Issue, value: unknown): FieldErrorCode => {
  if (isBlank(value)) return 'required'
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') return 'too_small'
      // nothing was left once control characters were removed
      return issue.minimum === 1 ? 'required' : 'too_short'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_large'
    case 'invalid_format':
      return formatCodes[issue.format] ?? 'invalid_type'
    case 'invalid_value':
      return 'invalid_choice'
    case 'custom':
      return (issue.params?.code as FieldErrorCode | undefined) ?? 'invalid_type'
    case 'invalid_union':
      return unionCode(issue, value)
    default:
      return 'invalid_type'
  }
}

const formatCodes: Record<string, FieldErrorCode> = { email: 'invalid_email', datetime: 'invalid_date' }

/** In our unions the last member is the real type; those before it are forms of an empty value. */
const unionCode = (issue: Extract<Issue, { code: 'invalid_union' }>, value: unknown): FieldErrorCode => {
  const last = issue.errors.at(-1)?.[0]
  return last ? codeOf(last, value) : 'invalid_type'
}
