import { manifestOf } from '@calm-rest/releases/testing'
import { expect, it } from 'vitest'
import type { RemoteFacts } from '../release-facts.ts'
import { usesSection } from './uses-section.ts'

const textOf = (declared: object) => {
  const live = Object.assign(manifestOf('1.0.0'), { uses: undefined, events: undefined }, declared)
  const html = String(usesSection('en', { live } as RemoteFacts))
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

it.each([
  ['one call', { uses: { calls: ['rooms.list'] } }, 'What 1.0.0 uses Calls of the API rooms.list'],
  ['nothing', { uses: { calls: [] } }, ''],
  [
    'no list of calls',
    {},
    'What 1.0.0 uses It was built before releases declared their calls, so it may make every call.',
  ],
])('says of a release with %s what it uses', (_what, declared, text) => {
  expect(textOf(declared)).toBe(text)
})
