import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultNightCaps as caps, decideNights, workTimes } from './night-caps.ts'

const leastWork = 400
const none = { network: 0, mailbox: 0, ownMailbox: 0, ownDomain: 0, day: 0 }
const confirmed = { isAddressConfirmed: true, work: 0 }
const unknown = { isAddressConfirmed: false, work: 0 }

const decide = (booked: Partial<typeof none>, nights: number, evidence = unknown, isKnown = false) =>
  decideNights({ booked: { ...none, ...booked }, nights, evidence, isKnown, caps, leastWork }).result

it('requires nothing up to the caps, and the least work of a guest whose network has booked nothing', () => {
  expect(decide({ day: 597 }, 3)).toBe('accepted')
  expect(decide({ day: 598 }, 3)).toBe('needs_work')
  expect(workTimes({ ...none, day: 598 }, 3, caps)).toBe(1)
  expect(decide({ day: 598 }, 3, { ...unknown, work: 400 })).toBe('accepted')
  expect(decide({ day: 598 }, 3, { ...unknown, work: 399 })).toBe('needs_work')
})

it('doubles the work with each quarter of the cap of a network, and at most three times for all bookings together', () => {
  const ofNetwork = [0, 45, 90, 135, 180].map((network) => workTimes({ ...none, network }, 0, caps))
  expect(ofNetwork).toEqual([1, 2, 4, 8, 16])
  const ofDay = [600, 1200, 1800, 2400, 60_000].map((day) => workTimes({ ...none, day }, 0, caps))
  expect(ofDay).toEqual([1, 2, 4, 8, 8])
})

it('requires at most sixteen times the least work', () => {
  expect(decide({ network: 180 }, 44)).toBe('needs_work')
  expect(decide({ network: 180 }, 45)).toBe('needs_address')
  expect(decide({ network: 180 }, 45, { ...unknown, work: 400 * 32 })).toBe('needs_address')
})

it('accepts a confirmed address up to four times the cap of its network, and its own cap of the mailbox', () => {
  expect(decide({ network: 700 }, 20, confirmed)).toBe('accepted')
  expect(decide({ network: 701 }, 20, confirmed)).toBe('refused')
  expect(decide({ mailbox: 500, ownMailbox: 100 }, 20, confirmed)).toBe('accepted')
  expect(decide({ mailbox: 500, ownMailbox: 101 }, 20, confirmed)).toBe('refused')
})

it('lifts the cap of the day for known guests', () => {
  expect(decide({ network: 700, day: 9000, ownDomain: 9000 }, 20, confirmed, true)).toBe('accepted')
  expect(decide({ network: 701, day: 9000 }, 20, confirmed, true)).toBe('refused')
  expect(decide({ day: 9000 }, 20, unknown, true)).toBe('needs_work')
})

it('requires work beside a new address beyond the day, except for the first quarter of a network and a domain', () => {
  const withWork = (times: number) => ({ ...confirmed, work: leastWork * times })
  expect(decide({ day: 600 }, 44, confirmed)).toBe('accepted')
  expect(decide({ day: 600 }, 45, confirmed)).toBe('needs_work')
  expect(decide({ day: 600, ownDomain: 42 }, 3, confirmed)).toBe('needs_work')
  expect(decide({ day: 600, network: 42 }, 3, confirmed)).toBe('needs_work')
  expect(decide({ day: 600, network: 42 }, 3, withWork(1))).toBe('accepted')
  expect(decide({ day: 600, network: 700 }, 20, withWork(7))).toBe('needs_work')
  expect(decide({ day: 600, network: 700 }, 20, withWork(8))).toBe('accepted')
})

it('lets a new address lift nothing beyond the cap of its domain and four caps of the day', () => {
  expect(decide({ network: 180, ownDomain: 160 }, 20, confirmed)).toBe('accepted')
  expect(decide({ network: 180, ownDomain: 161 }, 20, confirmed)).toBe('needs_work')
  expect(decide({ network: 180, ownDomain: 161 }, 50, confirmed)).toBe('refused')
  expect(decide({ day: 2398 }, 2, confirmed)).toBe('accepted')
  expect(decide({ day: 2399 }, 2, confirmed)).toBe('needs_work')
})

it('never accepts a booking beyond a cap without evidence', () => {
  const nights = fc.integer({ min: 0, max: 2000 })
  fc.assert(
    fc.property(nights, nights, nights, fc.integer({ min: 1, max: 90 }), (network, mailbox, day, more) => {
      const isWithin =
        network + more <= caps.network && mailbox + more <= caps.mailbox && day + more <= caps.day
      expect(decide({ network, mailbox, day }, more) === 'accepted').toBe(isWithin)
    }),
  )
})
