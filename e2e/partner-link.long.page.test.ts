import { beforeAll, expect, it } from 'vitest'
import { addPartner, bookBy, noPartner, partnerOf } from './partner-link.fixture.ts'

beforeAll(() => addPartner('unproven-tours', 'https://unproven-tours.example', { campaign: 'summer-2027' }))

const unproven: readonly [what: string, query: Record<string, string>][] = [
  ['a signature that is none', { partner: 'unproven-tours', campaign: 'summer-2027', sig: 'x'.repeat(16) }],
  ['what anybody can write', { partner: 'unproven-tours', campaign: 'summer-2027' }],
  ['nonsense', { partner: '<b>', campaign: '=1+1', sig: '"' }],
]

it.each(unproven)('books all the same where the link says %s', async (what, query) => {
  const email = `${what.replaceAll(' ', '-')}@partner-link.example`
  const days = { nonsense: 280, 'what anybody can write': 283 }[what] ?? 286
  await bookBy(`/book?${new URLSearchParams(query)}`, email, days)
  expect(partnerOf(email)).toEqual(noPartner)
})
