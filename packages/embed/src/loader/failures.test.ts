import { afterEach, expect, it, vi } from 'vitest'
import { wordsOf } from './failures.ts'

afterEach(() => vi.unstubAllGlobals())

it.each(['https://alpin.example', 'null'])('names the origin that the browser sent: %s', (origin) => {
  vi.stubGlobal('origin', origin)
  // the address of a sandboxed frame has an origin that is not the frame's
  vi.stubGlobal('location', { origin: 'https://alpin.example' })
  expect(wordsOf('origin_not_allowed', { partner: 'alpin-tours' })).toBe(
    `origin_not_allowed (${origin} for partner "alpin-tours")`,
  )
})
