import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createPageViewTokens } from './page-view-tokens.ts'

const now = new Date('2027-06-01T12:00:00Z')
// random keys may contain any three digits, so the test uses a fixed one
const viewTokens = createPageViewTokens(Buffer.alloc(32, 1))
const later = (ms: number) => new Date(now.getTime() + ms)
const day = 24 * 60 * 60 * 1000

it('accepts its own page views for a day, each with its own token', () => {
  const first = viewTokens.issue('abc', now)
  const second = viewTokens.issue('abc', now)
  expect(viewTokens.read(first, later(day - 1))?.composition).toBe('abc')
  expect(viewTokens.read(first, now)?.id).not.toBe(viewTokens.read(second, now)?.id)
  expect(viewTokens.read(first, later(day))).toBeUndefined()
})

it.each([
  ['another composition', (token: string) => token.replace('abc', 'abd')],
  ['a later time', (token: string) => token.replace(/\.\w+\./, `.${later(day).getTime().toString(36)}.`)],
  ['another id', (token: string) => token.replace(/\.[\w-]+\.([\w-]+)$/, '.AAAAAAAAAAAA.$1')],
  ['no signature', (token: string) => token.slice(0, token.lastIndexOf('.'))],
  ['nothing', () => ''],
])('does not believe a view with %s', (_, forge) => {
  expect(viewTokens.read(forge(viewTokens.issue('abc', now)), now)).toBeUndefined()
})

it("does not believe another server's view", () => {
  expect(viewTokens.read(createPageViewTokens(randomBytes(32)).issue('abc', now), now)).toBeUndefined()
})

it('recognises a client for a day, without its address', () => {
  const network = viewTokens.networkOf('192.0.2.7', now)
  expect(network).not.toContain('192')
  expect(viewTokens.networkOf('192.0.2.7', later(60_000))).toBe(network)
  expect(viewTokens.networkOf('192.0.2.8', now)).not.toBe(network)
  expect(viewTokens.networkOf('192.0.2.7', later(day))).not.toBe(network)
})
