import { expect, it } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { nightCaps } from './environment.ts'
import { defaultNightCaps } from './night-caps.ts'

it('has generous caps by default, and none with 0', () => {
  expect(nightCaps(parseEnvironment({}))).toEqual(defaultNightCaps)
  const given = { BOOKED_NIGHTS_PER_NETWORK: '0', BOOKED_NIGHTS_PER_MAILBOX: '90' }
  expect(nightCaps(parseEnvironment(given))).toEqual({ network: Infinity, mailbox: 90, day: 600 })
})

it.each(['89', '-1', '100.5', 'many'])('refuses %s, with which no longest stay could be booked', (nights) => {
  expect(() => parseEnvironment({ BOOKED_NIGHTS_PER_DAY: nights })).toThrow('BOOKED_NIGHTS_PER_DAY')
})
