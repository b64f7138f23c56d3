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
    visit: (route: string, status: number, times = 1000) => {
      for (let i = 0; i < times; i += 1) count({ server: 'site', method: 'GET', route, status, seconds: 0 })
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
  expect(stateOf('booking')).toBe('down')
  pass(1)
  expect(stateOf('booking')).toBe('works')
})

const beside = [
  '/assets/*',
  '/art/*',
  '/releases/:remote',
  '/status',
  '/404',
  '/robots.txt',
  '/:segment/worker.js',
]

it('nobody hides failing pages by files, made-up addresses, refusals, or the status itself', () => {
  const { visit, book, stateOf } = open()
  visit('/rooms', 503, 20)
  for (const route of beside) visit(route, 200)
  visit('/*', 404)
  expect(stateOf('pages')).toBe('down')
  book(500, 20)
  book(422, 1000)
  expect(stateOf('booking')).toBe('down')
})

it('nobody makes pages fail by what is no page: the server of a team, a picture, a list of releases', () => {
  const { visit, stateOf } = open()
  for (const route of ['/x/*', '/social/rooms/:file', '/releases', '/sitemap.xml', 'none']) visit(route, 502)
  expect(stateOf('pages')).toBe('works')
})
