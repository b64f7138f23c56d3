import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultNightCaps as caps, decideNights, workTimes } from './night-caps.ts'

const leastWork = 400
const none = { network: 0, mailbox: 0, ownMailbox: 0, day: 0 }
const confirmed = { isAddressConfirmed: true, work: 0 }
const unknown = { isAddressConfirmed: false, work: 0 }

const decide = (booked: Partial<typeof none>, nights: number, evidence = unknown) =>
  decideNights({ booked: { ...none, ...booked }, nights, evidence, caps, leastWork }).result

it('asks nothing up to the caps, and the least work of a guest whose network has booked nothing', () => {
  expect(decide({ day: 597 }, 3)).toBe('accepted')
  expect(decide({ day: 598 }, 3)).toBe('needs_work')
  expect(workTimes({ ...none, day: 598 }, 3, caps)).toBe(1)
  expect(decide({ day: 598 }, 3, { ...unknown, work: 400 })).toBe('accepted')
  expect(decide({ day: 598 }, 3, { ...unknown, work: 399 })).toBe('needs_work')
})

it('doubles the work with each quarter of the cap of a network, and three times at most for what all have booked', () => {
  const ofNetwork = [0, 45, 90, 135, 180].map((network) => workTimes({ ...none, network }, 0, caps))
  expect(ofNetwork).toEqual([1, 2, 4, 8, 16])
  const ofDay = [600, 1200, 1800, 2400, 60_000].map((day) => workTimes({ ...none, day }, 0, caps))
  expect(ofDay).toEqual([1, 2, 4, 8, 8])
})

it('asks nobody for more than sixteen times the least work', () => {
  expect(decide({ network: 180 }, 44)).toBe('needs_work')
  expect(decide({ network: 180 }, 45)).toBe('needs_address')
  expect(decide({ network: 180 }, 45, { ...unknown, work: 400 * 32 })).toBe('needs_address')
})

it('takes a confirmed address up to four times the cap of its network, and its own cap of the mailbox', () => {
  expect(decide({ network: 700, day: 9000 }, 20, confirmed)).toBe('accepted')
  expect(decide({ network: 701, day: 9000 }, 20, confirmed)).toBe('refused')
  expect(decide({ mailbox: 500, ownMailbox: 100 }, 20, confirmed)).toBe('accepted')
  expect(decide({ mailbox: 500, ownMailbox: 101 }, 20, confirmed)).toBe('refused')
})

it('never takes a booking without evidence that passes a cap', () => {
  const nights = fc.integer({ min: 0, max: 2000 })
  fc.assert(
    fc.property(nights, nights, nights, fc.integer({ min: 1, max: 90 }), (network, mailbox, day, more) => {
      const isWithin =
        network + more <= caps.network && mailbox + more <= caps.mailbox && day + more <= caps.day
      expect(decide({ network, mailbox, day }, more) === 'accepted').toBe(isWithin)
    }),
  )
})
