import { expect, it } from 'vitest'
import { type Submitted, submittedStatus } from './submitted.ts'

const body = { error: 'Taken.', code: 'room_taken' as const }

it.each<[string, Partial<Submitted>, number]>([
  ['what was done', { result: { ok: true, value: {} } }, 200],
  ['what is still to be confirmed', { toConfirm: true }, 200],
  ['what our own rules refused', { problems: { name: 'required' } }, 400],
  [
    'what the API refused, as it does',
    { result: { ok: false, failure: { kind: 'api', status: 409, code: 'room_taken', body } } },
    409,
  ],
  ['an API out of reach', { result: { ok: false, failure: { kind: 'network' } } }, 503],
])('a page tells %s by its status', (_, submitted, status) => {
  expect(submittedStatus({ values: {}, ...submitted })).toBe(status)
})
