import { afterEach, expect, it, vi } from 'vitest'
import { isRetryable, wordsOf } from './failures.ts'

const site = 'https://calmrest.example'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https://alpin.example', 'https://alpin.example'],
  ['null', 'null (sandboxed)'],
])('names the origin that the browser sent, the site and what was asked for: %s', (origin, named) => {
  vi.stubGlobal('origin', origin)
  // the address of a sandboxed frame has an origin that is not the frame's
  vi.stubGlobal('location', { origin: 'https://alpin.example' })
  expect(wordsOf('room_not_found', site, { partner: 'alpin-tours', room: 'loft' })).toBe(
    `room_not_found: ${named} asked https://calmrest.example for {"partner":"alpin-tours","room":"loft"}`,
  )
})

it('can be retried if the next attempt may succeed', () => {
  const codes = ['network', 'unavailable', 'timeout', 'script', 'render']
  const final = ['room_not_found', 'origin_not_allowed', 'not_our_server']
  expect([...codes, ...final].filter(isRetryable)).toEqual(codes)
})
