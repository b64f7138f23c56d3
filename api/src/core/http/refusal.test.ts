import { Refused } from '@calm-rest/command/outcomes'
import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { ApiError, invalidFields } from './api-error.ts'
import type { ApiEnv } from './env.ts'
import { createErrorAnswer } from './error-answer.ts'
import { refusalOf } from './refusal.ts'

it.each([
  ['its own sentence', new ApiError('unit_not_found', { why: 'There is no unit 7.' }), 'There is no unit 7.'],
  [
    'the words for the owner',
    new ApiError('room_taken'),
    'At least one of these nights is taken or blocked.',
  ],
  ['what is wrong with a field', invalidFields({ field: 'email', code: 'required' }), /^email: \S/],
  ['the words of the code', new ApiError('nights_sold'), /^\S.+\.$/],
])('tells a command %s, and the exit code of a refusal', (_, error, words) => {
  const refusal = refusalOf(error)
  expect(refusal).toBeInstanceOf(Refused)
  expect((refusal as Refused).message).toMatch(words)
})

it('keeps the sentence for the command line out of the answer', async () => {
  const app = new Hono<ApiEnv>()
    .get('/', () => {
      throw new ApiError('unit_not_found', { why: 'There is no unit 7.' })
    })
    .onError(createErrorAnswer(pino({ level: 'silent' })))
  const answer = await app.request('/')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({
    code: 'unit_not_found',
    error: expect.not.stringContaining('7'),
  })
})

it.each([
  ['the total of now', { totalPrice: 512 }],
  ['a total of nothing', { totalPrice: 0 }],
  ['how it stands now', { current: { version: 'v2' } }],
])('answers with %s, and with nothing that is not given', async (_, details) => {
  const app = new Hono<ApiEnv>()
    .get('/', () => {
      throw new ApiError('price_changed', { ...details, headers: { 'Retry-After': '3' } })
    })
    .onError(createErrorAnswer(pino({ level: 'silent' })))
  const answer = await app.request('/')
  expect(await answer.json()).toEqual({
    code: 'price_changed',
    error: expect.stringMatching(/\S/),
    ...details,
  })
  expect(answer.headers.get('Retry-After')).toBe('3')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})
