import type { GuestBooking, StayChangeQuote } from '@calm-rest/contract/api'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { expect, it, onTestFinished, vi } from 'vitest'
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

interface Given {
  quote?: StayChangeQuote
  change?: GuestBooking['change']
  checkIn?: string
  name?: 'choosing' | 'sending'
  /** Undefined where ages do not affect the price. */
  children?: string
}

const mount = async (given: Given = {}) => {
  const did: string[] = []
  const { checkIn = '2027-03-01', name = 'choosing' } = given
  const terms = {
    room: 'horizon-room',
    checkIn,
    checkOut: '2027-03-05',
    guests: 2,
    children: given.children ?? '',
  }
  const form = { name, terms, rooms: [aRoom({ _id: 'horizon-room' })] } as const
  const change: StayChange = {
    booking: aBooking({ change: given.change ?? 'free', asks: { children: given.children !== undefined } }),
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

it('asks for the ages of children only where they affect the price, and refuses wrong ones', async () => {
  expect((await mount()).page.querySelector('[name="children"]')).toBeNull()
  const view = await mount({ children: '4' })
  const field = view.page.querySelector<HTMLInputElement>('[name="children"]')
  expect(field?.value).toBe('4')
  await view.fill(field, '6')
  expect(view.did).toEqual(['{"children":"6"}'])
  const refused = async (children: string) => {
    const { page } = await mount({ children })
    expect(page.querySelector('button[type="submit"]')?.hasAttribute('disabled')).toBe(true)
    return page.querySelector('form')?.textContent
  }
  expect(await refused('4, 9')).toContain('At least one guest')
  expect(await refused('18')).toContain('up to 17 years')
})

const datesOf = async (change: GuestBooking['change'], today: string, checkIn?: string) => {
  vi.useFakeTimers({ now: Date.parse(`${today}T12:00:00Z`), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const view = await mount({ change, ...(checkIn !== undefined && { checkIn }) })
  const lines = view.outline('dialog').split('\n')
  return { ...view, dates: lines.filter((line) => /name=check(In|Out)/.test(line)).join('\n') }
}

it('offers arrivals from today on, and departures after the chosen arrival within the longest stay', async () => {
  expect((await datesOf('free', '2027-02-01')).dates).toMatchInlineSnapshot(`
    "  input 'Check-in' aria-haspopup=dialog max=2029-01-31 min=2027-02-01 name=checkIn required type=date value=2027-03-01
      input 'Check-out' aria-haspopup=dialog max=2027-05-30 min=2027-03-02 name=checkOut required type=date value=2027-03-05"
  `)
})

it('offers no departure before tomorrow for a stay that should have begun', async () => {
  expect((await datesOf('free', '2027-03-02')).dates).toMatchInlineSnapshot(`
    "  input 'Check-in' aria-haspopup=dialog max=2029-03-01 min=2027-03-02 name=checkIn required type=date value=2027-03-01
      input 'Check-out' aria-haspopup=dialog max=2027-05-30 min=2027-03-03 name=checkOut required type=date value=2027-03-05"
  `)
})

it('lets a guest who is there only leave later', async () => {
  expect((await datesOf('extend', '2027-03-02')).dates).toMatchInlineSnapshot(`
    "  input 'Check-in' max=2029-03-01 min=2027-03-01 name=checkIn readOnly required type=date value=2027-03-01
      input 'Check-out' aria-haspopup=dialog max=2027-05-30 min=2027-03-04 name=checkOut required type=date value=2027-03-05"
  `)
})

it('asks for other dates as they are chosen', async () => {
  const { page, fill, did } = await datesOf('free', '2027-02-01')
  await fill(page.querySelector('[name="checkIn"]'), '2027-03-02')
  await fill(page.querySelector('[name="checkOut"]'), '2027-03-09')
  expect(did).toEqual(['{"checkIn":"2027-03-02"}', '{"checkOut":"2027-03-09"}'])
})

it('offers every departure from tomorrow on while there is no arrival, and has no price to ask for', async () => {
  const { dates, page } = await datesOf('free', '2027-02-01', '')
  expect(dates).toMatchInlineSnapshot(`
    "  input 'Check-in' aria-haspopup=dialog max=2029-01-31 min=2027-02-01 name=checkIn required type=date
      input 'Check-out' aria-haspopup=dialog max=2029-01-31 min=2027-02-02 name=checkOut required type=date value=2027-03-05"
  `)
  expect(page.querySelector('button[type="submit"]')?.hasAttribute('disabled')).toBe(true)
})

it('lets nothing be changed or closed while a change is on its way, and all of it before', async () => {
  const isOff = ({ page }: { page: Element }) =>
    [...page.querySelectorAll('input, select, form button')].map((one) => one.hasAttribute('disabled'))
  expect(new Set(isOff(await mount({ quote })))).toEqual(new Set([false]))
  const sending = await mount({ quote, name: 'sending' })
  expect(new Set(isOff(sending))).toEqual(new Set([true]))
  await sending.press(sending.page.querySelector('dialog button') as Element)
  expect(sending.did).not.toContain('close')
})
