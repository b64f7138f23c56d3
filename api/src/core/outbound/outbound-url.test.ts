import { NotTaken } from '@calm-rest/server'
import { expect, it } from 'vitest'
import { parseOutboundUrl } from './outbound-url.ts'
import { toPostFailure } from './post-failure.ts'

const world = { loopback: false }
const developer = { loopback: true }

it('takes https on the internet, without a fragment, and a developer’s own machine', () => {
  expect(parseOutboundUrl('HTTPS://www.example.com/notices?a=b#c', world)).toBe(
    'https://www.example.com/notices?a=b',
  )
  expect(parseOutboundUrl('http://localhost:4000/', developer)).toBe('http://localhost:4000/')
  expect(parseOutboundUrl('https://localhost:4000/', developer)).toBe('https://localhost:4000/')
})

it.each([
  ['www.example.com', world, 'is no address'],
  ['ftp://www.example.com/', world, 'is no address'],
  ['https://', world, 'is no address'],
  [`https://www.example.com/${'a'.repeat(2000)}`, world, 'is no address'],
  ['https://user@www.example.com/', world, 'has a name or password'],
  ['https://:secret@www.example.com/', world, 'has a name or password'],
  ['http://www.example.com/', world, 'is not encrypted'],
  ['http://www.example.com/', developer, 'is not encrypted'],
  ['http://localhost/', world, 'is not encrypted'],
  ['https://localhost/', world, 'is this machine'],
  ['https://10.0.0.1/', developer, 'is not on the internet'],
])('refuses %s', (given, reach, why) => {
  const refused = expect.objectContaining({
    details: expect.objectContaining({ why: expect.stringContaining(why) }),
  })
  expect(() => parseOutboundUrl(given, reach)).toThrow(refused)
})

it('says by a code alone why a post failed, and blames no other server', () => {
  const aborted = Object.assign(new Error('x'), { name: 'AbortError', code: 'ABORT_ERR' })
  const failures = [
    new NotTaken(500),
    aborted,
    Object.assign(new Error('x'), { code: 'ECONNRESET' }),
    new Error('x'),
    'x',
  ]
  expect(failures.map(toPostFailure)).toEqual(
    ['http_500', 'timeout', 'ECONNRESET', 'unknown', 'unknown'].map((reason) => ({
      reason,
      isServerDown: false,
    })),
  )
})
