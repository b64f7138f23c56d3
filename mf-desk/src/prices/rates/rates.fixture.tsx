import type { StaffRates } from '@calm-rest/contract/staff'
import { expect } from 'vitest'
import type { Answers } from '../../testing/desk.fixture.tsx'
import { mount } from '../prices.fixture.tsx'

const named = (en: string) => ({ en, de: `${en} (de)`, zh: `${en} (zh)` })

export const rates: StaffRates = {
  version: 'v5',
  rooms: [
    { roomId: 'sea', roomType: 'Sea view' },
    { roomId: 'loft', roomType: 'Loft' },
  ],
  plans: [
    {
      place: 0,
      id: 'standard',
      isStandard: true,
      names: named('Standard rate'),
      percent: 0,
      cancellation: { kind: 'hours_after_booking', hours: 24 },
      breakfast: null,
    },
    {
      place: 1,
      id: 'saver',
      isStandard: false,
      names: named('Saver'),
      percent: -12.5,
      cancellation: { kind: 'non_refundable' },
      breakfast: false,
      policy: named('No pets.'),
    },
  ],
  extras: [
    {
      place: 0,
      id: 'shuttle',
      names: named('Shuttle'),
      price: 45,
      per: 'person',
      max: 4,
      breakfast: false,
      soldAt: 'booking',
    },
  ],
  guestPrices: [
    { place: 0, roomId: null, roomType: null, guests: 1, perNight: -15 },
    { place: 1, roomId: 'sea', roomType: 'Sea view', guests: 3, perNight: 22.5 },
  ],
  childPrices: [
    { place: 0, fromAge: 0, toAge: 3, perNight: 0 },
    { place: 1, fromAge: 4, toAge: 11, perNight: 12 },
  ],
  lengthDiscounts: [{ place: 0, nights: 7, percent: 10 }],
  taxes: [
    {
      place: 0,
      id: 'vat',
      names: named('VAT'),
      percent: 18,
      per: 'stay',
      of: { room: true, extras: 'all', taxes: ['service'] },
      changes: [{ from: '2028-01-01', percent: 20 }],
      included: true,
      fromAge: 0,
      exemptsLocals: false,
    },
    {
      place: 1,
      id: 'green',
      names: named('Green tax'),
      amount: 2,
      per: 'person_night',
      of: { room: true, extras: 'all', taxes: [] },
      changes: [],
      included: false,
      fromAge: 12,
      exemptsLocals: false,
    },
  ],
  prices: [
    {
      place: 4,
      roomId: null,
      roomType: null,
      season: 'High season',
      from: '2027-12-15',
      until: '2028-01-16',
      weekdays: [5, 6],
      percent: 30,
    },
  ],
  otherCurrencies: [
    { place: 0, currency: 'EUR', perDollar: 0.92 },
    { place: 1, currency: 'CNY' },
  ],
  rounding: 'none',
}

/** Opens one section of the rates by its name. */
export const mountRates = async (section: string, answers: Answers = {}) => {
  const view = await mount('Rates', { readRates: rates, ...answers })
  const entry = [...view.page.querySelectorAll('[role="tabpanel"] button')].find((one) =>
    one.querySelector('strong')?.textContent?.startsWith(section),
  )
  await view.press(entry as HTMLElement)
  await view.until(() => expect(view.page.querySelector('h2')?.textContent).toBe(section))
  await view.until(() =>
    expect(view.page.querySelector('[role="tabpanel"]')?.textContent).not.toContain('Loading'),
  )
  return view
}
