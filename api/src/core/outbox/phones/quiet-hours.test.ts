import { expect, it } from 'vitest'
import { afterQuietHours } from './quiet-hours.ts'

const night = { from: '22:00', until: '06:30' }
const noon = { from: '12:00', until: '14:00' }

/** Time at the property, which is five and a half hours ahead of UTC. */
const at = (time: string, day = '2027-07-01') => new Date(`${day}T${time}+05:30`)

it.each([
  ['22:00:00', night, at('06:30', '2027-07-02')],
  ['23:59:59', night, at('06:30', '2027-07-02')],
  ['00:00:00', night, at('06:30')],
  ['06:29:30', night, at('06:30')],
  ['06:30:00', night, at('06:30')],
  ['21:59:59', night, at('21:59:59')],
  ['12:00:00', noon, at('14:00')],
  ['14:00:00', noon, at('14:00')],
  ['11:59:00', noon, at('11:59')],
  ['03:00:00', null, at('03:00')],
])('what arrives at %s is sent, with quiet hours %j, at %s', (time, quiet, told) => {
  expect(afterQuietHours(at(time), quiet)).toEqual(told)
})
