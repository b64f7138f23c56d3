import { expect, it } from 'vitest'
import { createFailingAnswers } from './failing-answers.ts'

const open = () => {
  let elapsedMs = 0
  const { count, stateOf } = createFailingAnswers(() => elapsedMs)
  return {
    stateOf,
    pass: (minutes: number) => {
      elapsedMs += minutes * 60_000
    },
    book: (status: number, times: number, method = 'POST') => {
      for (let i = 0; i < times; i += 1)
        count({ server: 'api', method, route: '/api/bookings', status, seconds: 0 })
    },
  }
}

it('calls a part disturbed when one of ten fails, and down when hardly any does not', () => {
  const { book, stateOf } = open()
  book(201, 46)
  book(500, 4)
  expect(stateOf('booking')).toBe('works')
  book(500, 2)
  expect(stateOf('booking')).toBe('disturbed')
  book(500, 200)
  expect([stateOf('booking'), stateOf('pages'), stateOf('elements')]).toEqual(['down', 'works', 'works'])
})

it('counts no refusal, no other method, and nothing that is six minutes old', () => {
  const { book, stateOf, pass } = open()
  book(409, 50)
  book(500, 50, 'GET')
  expect(stateOf('booking')).toBe('works')
  book(500, 50)
  pass(5)
  expect(stateOf('booking')).toBe('disturbed')
  pass(1)
  expect(stateOf('booking')).toBe('works')
})
