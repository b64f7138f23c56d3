import type { GuestBooking, StayChangeQuote } from '@calm-rest/contract/api'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { expect, it } from 'vitest'
import { aRoom } from '../room-picture/room.fixture.ts'
import { words } from '../words.ts'
import { aBooking } from './booking.fixture.ts'
import { ChangeDialog } from './change-dialog.tsx'
import type { StayChange } from './use-change.ts'

const quote = {
  isFree: true,
  nights: 4,
  totalBefore: 384,
  totalPrice: 512,
} as StayChangeQuote

const mount = async (given: { quote?: StayChangeQuote; change?: GuestBooking['change'] } = {}) => {
  const did: string[] = []
  const terms = { room: 'horizon-room', checkIn: '2027-03-01', checkOut: '2027-03-05', guests: 2 }
  const form = { name: 'choosing', terms, rooms: [aRoom({ _id: 'horizon-room' })] } as const
  const change: StayChange = {
    booking: aBooking({ change: given.change ?? 'free' }),
    step: given.quote ? { ...form, quote: given.quote } : form,
    ask: async () => {},
    choose: (part) => void did.push(JSON.stringify(part)),
    requestQuote: async () => void did.push('requestQuote'),
    confirm: async () => void did.push('confirm'),
    close: () => void did.push('close'),
  }
  const view = await mountView(<ChangeDialog change={change} />, words, 'en')
  return { ...view, did, said: () => view.page.querySelector('form [role="status"]')?.textContent }
}

it('shows the price of a change before it can be confirmed', async () => {
  const view = await mount()
  expect(view.said()).toBeUndefined()
  await view.submit()
  expect(view.did).toEqual(['requestQuote'])
})

it('announces the old and the new total, and confirms', async () => {
  const view = await mount({ quote })
  expect(view.said()).toContain('$384')
  expect(view.said()).toContain('$512')
  expect(view.said()).toContain('4 nights')
  await view.submit()
  expect(view.did).toEqual(['confirm'])
})

it('announces that the nights are taken, and requests another quote', async () => {
  const view = await mount({ quote: { ...quote, isFree: false } })
  expect(view.said()).not.toContain('$')
  await view.submit()
  expect(view.did).toEqual(['requestQuote'])
})

it.each([
  ['free', false],
  ['no_refund', true],
  ['extend', true],
] as [GuestBooking['change'], boolean][])(
  'says of a stay that is %s to change whether its price cannot fall',
  async (change, isSaid) => {
    const view = await mount({ quote, change })
    expect(view.said()?.includes('the total does not fall')).toBe(isSaid)
  },
)

it('changes the number of guests, and closes by its buttons', async () => {
  const view = await mount()
  const guests = view.page.querySelector('select[name="guests"]')
  await view.fill(guests, '1')
  expect(view.did).toEqual(['{"guests":1}'])
  for (const button of view.page.querySelectorAll('button[type="button"]')) await view.press(button)
  expect(view.did).toContain('close')
})
