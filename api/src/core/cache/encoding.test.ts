import { expect, it } from 'vitest'
import { parseEncoding } from './encoding.ts'

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['BR ; q=1', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
])('%s is answered in %s', (accepted, encoding) => {
  expect(parseEncoding(accepted)).toBe(encoding)
})
