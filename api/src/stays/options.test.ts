import { expect, it } from 'vitest'
import { z } from 'zod'
import { bookingsOfDay } from './bookings/environment.ts'
import { stayOptions, stayVariables, withUsual } from './options.ts'

const read = (variables: Record<string, string>) => stayOptions(z.object(stayVariables).parse(variables))

it('takes each limit from its own variable', () => {
  const options = read({
    BOOKED_NIGHTS_PER_NETWORK: '101',
    BOOKED_NIGHTS_PER_MAILBOX: '102',
    BOOKED_NIGHTS_PER_DAY: '103',
    BOOKING_WORK: '104',
    MESSAGES_PER_NETWORK: '5',
    MESSAGES_PER_DAY: '6',
    REVIEWS_PER_ADDRESS: '7',
    REVIEWS_PER_NETWORK: '8',
    REVIEWS_PER_DAY: '9',
  })
  expect(options).toEqual({
    nightCaps: { network: 101, mailbox: 102, day: 103 },
    messageCaps: { network: 5, day: 6 },
    reviewCaps: { address: 7, network: 8, day: 9 },
    proofOfWork: { leastWork: 104 },
  })
  expect(withUsual(options)).toMatchObject(options)
})

it('has the usual limits without variables', () => {
  expect(withUsual(read({}))).toEqual(withUsual({}))
})

it('has no cap of nights where it is 0, and no limit of bookings of a network either', () => {
  const none = { BOOKED_NIGHTS_PER_NETWORK: '0', BOOKED_NIGHTS_PER_MAILBOX: '0', BOOKED_NIGHTS_PER_DAY: '0' }
  expect(read(none).nightCaps).toEqual({ network: Infinity, mailbox: Infinity, day: Infinity })
  expect(bookingsOfDay({ BOOKED_NIGHTS_PER_NETWORK: 0 })).toBe(Number.MAX_SAFE_INTEGER)
  expect(bookingsOfDay({ BOOKED_NIGHTS_PER_NETWORK: 90 })).toBeLessThan(10_000)
})

it.each([
  ['BOOKED_NIGHTS_PER_DAY', '89', '90'],
  ['BOOKED_NIGHTS_PER_DAY', '-1', '0'],
  ['BOOKING_WORK', '0', '1'],
  ['BOOKING_WORK', '10001', '10000'],
  ['MESSAGES_PER_DAY', '0', '1'],
  ['MESSAGES_PER_DAY', '100001', '100000'],
  ['REVIEWS_PER_DAY', '0', '1'],
  ['REVIEWS_PER_DAY', '10001', '10000'],
])('refuses %s=%s, and takes %s', (name, wrong, right) => {
  expect(() => read({ [name]: wrong })).toThrow(name)
  expect(() => read({ [name]: right })).not.toThrow()
})
