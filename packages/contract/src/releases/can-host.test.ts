import { expect, it } from 'vitest'
import { canHost, contractVersion } from './index.ts'

it.each([
  ['its own contract', '1.2.0', true],
  ['an earlier minor', '1.0.3', true],
  ['a later patch', '1.2.9', true],
  ['a later minor', '1.10.0', false],
  ['another major', '2.0.0', false],
  ['the major before', '0.9.0', false],
  ['what is no version', 'latest', false],
  ['nothing', '', false],
])('a host that speaks 1.2.0 answers for %s', (_, built, answer) => {
  expect(canHost(built, '1.2.0')).toBe(answer)
})

it('supports a release that is built today', () => {
  expect(canHost(contractVersion)).toBe(true)
})
