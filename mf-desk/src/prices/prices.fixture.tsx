import type { PriceGrid, PricePreview, RateRules } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { expect } from 'vitest'
import { type Answers, mountInDesk } from '../testing/desk.fixture.tsx'
import { PricesView } from './view.tsx'

type Day = PriceGrid['rooms'][number]['days'][number]

const daysFrom = (first: string, ...given: Partial<Day>[]) =>
  given.map((day, i): Day => ({ day: addDays(first, i), price: 100 + i, guestsPay: 120, ...day }))

export const grid: PriceGrid = {
  version: 'v1',
  from: '2027-05-28',
  until: '2027-06-02',
  rooms: [
    {
      roomId: 'sea',
      roomType: 'Sea view',
      guests: 2,
      days: daysFrom(
        '2027-05-28',
        { closed: true },
        { minNights: 2, maxNights: 9 },
        { minNightsThrough: 3, maxNightsThrough: 8 },
        { closedToArrival: true },
        { closedToDeparture: true, price: 99.5 },
      ),
    },
    { roomId: 'loft', roomType: 'Loft', guests: 3, days: daysFrom('2027-05-28', {}, {}, {}, {}, {}) },
    { roomId: 'tree', roomType: 'Tree house', guests: 2, days: daysFrom('2027-05-28', {}, {}, {}, {}, {}) },
  ],
}

export const preview: PricePreview = {
  version: 'v2',
  rooms: [
    {
      roomId: 'sea',
      roomType: 'Sea view',
      guests: 2,
      nights: [
        { night: '2027-05-29', before: 120, after: 140 },
        { night: '2027-05-30', before: 120, after: 140 },
      ],
    },
  ],
}

export const rules: RateRules = {
  version: 'v5',
  rooms: [
    { roomId: 'sea', roomType: 'Sea view' },
    { roomId: 'loft', roomType: 'Loft' },
  ],
  plans: [
    { id: 'standard', name: 'Standard rate' },
    { id: 'flexible', name: 'Flexible' },
  ],
  restrictions: [
    {
      place: 3,
      from: '2027-12-20',
      until: '2028-01-06',
      weekdays: [5, 6],
      roomId: 'sea',
      roomType: 'Sea view',
      plan: 'Flexible',
      binds: 'arrival',
      minNights: 3,
      maxNights: 14,
      closedToArrival: true,
      closedToDeparture: true,
      minDaysAhead: 2,
      maxDaysAhead: 90,
    },
    {
      place: 4,
      from: '2027-12-24',
      until: '2027-12-25',
      weekdays: [],
      roomId: null,
      roomType: null,
      plan: null,
      binds: 'stay_through',
      closedToArrival: true,
      closedToDeparture: false,
    },
  ],
  closures: [
    { place: 0, from: '2027-06-01', until: '2027-06-11', note: 'New roof' },
    { place: 1, from: '2027-09-01', until: '2027-09-02', note: '' },
  ],
  promotionCodes: [],
}

export const mount = async (tab: string, answers: Answers = {}) => {
  const view = await mountInDesk(<PricesView />, {
    readPrices: grid,
    previewPrices: preview,
    readRateRules: rules,
    ...answers,
  })
  await view.press(view.control(tab))
  const panel = () => view.page.querySelector('[role="tabpanel"]')
  await view.until(() => expect(panel()?.textContent).not.toContain('Loading'))
  const cell = (row: number, column: number) =>
    view.page.querySelectorAll('tbody tr')[row]?.querySelectorAll('td')[column] as HTMLElement
  const selected = () =>
    [...view.page.querySelectorAll('td[aria-selected="true"]')].map((one) => one.getAttribute('aria-label'))
  const cursor = () => view.page.querySelector('td[tabindex="0"]')?.getAttribute('aria-label')
  const said = () => view.page.querySelector('p[role="status"]')?.textContent
  return { ...view, cell, selected, cursor, said }
}
