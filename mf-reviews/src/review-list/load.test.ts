import { expect, it } from 'vitest'
import { pageKey } from './load.ts'

it('loads each page anew, and the first one once', () => {
  expect(pageKey({})).toBe(pageKey({ page: 1 }))
  const keys = [{}, { page: 2 }, { page: 3 }].map(pageKey)
  expect(new Set(keys).size).toBe(3)
})
