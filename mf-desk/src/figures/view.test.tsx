import type { Figures } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { FiguresView } from './view.tsx'

const night = (day: number, sold: number, available = 4) => ({
  night: `2027-05-${String(day).padStart(2, '0')}`,
  sold,
  available,
  revenue: sold * 100,
})

const figures: Figures = {
  from: '2027-05-01',
  until: '2027-06-01',
  total: { available: 24, sold: 9, revenue: 900, occupancy: 0.375, adr: 100, revpar: 37.5 },
  nights: [night(1, 4), night(2, 1), night(5, 2), night(6, 0, 0)],
  pace: { sold: 9, soldYearBefore: 7 },
  channels: [
    { partner: 'Alpin Tours', sold: 6, revenue: 600 },
    { partner: null, sold: 3, revenue: 300 },
  ],
  nationalities: [
    { nationality: 'DE', guests: 1200, guestNights: 3000 },
    { nationality: null, guests: 2, guestNights: 4 },
  ],
}

const none: Figures = {
  ...figures,
  total: { available: 0, sold: 0, revenue: 0, occupancy: null, adr: null, revpar: null },
  nights: [],
  channels: [],
  nationalities: [],
}

it('shows the figures of a month, and what each of them means', async () => {
  const { outline, page, asked } = await mountInDesk(<FiguresView />, { readFigures: figures })
  expect(outline()).toMatchInlineSnapshot(`
    "button 'Month before' type=button
    h2: May 2027
    button 'Month after' type=button
    dt: Occupancy
    dd: 37.5%
    dd: Sold nights of the available ones
    dt: ADR
    dd: $100
    dd: Average daily rate: revenue per sold night
    dt: RevPAR
    dd: $37.50
    dd: Revenue per available room and night
    dt: Revenue
    dd: $900
    dd: Total of each stay, spread over its nights
    section '9 of 24 nights sold'
      h2: 9 of 24 nights sold
      li title=Sat 1 May: 4 of 4 sold: Sat 1 May: 4 of 4 sold
      li title=Sun 2 May: 1 of 4 sold: Sun 2 May: 1 of 4 sold
      li title=Wed 5 May: 2 of 4 sold: Wed 5 May: 2 of 4 sold
      li title=Thu 6 May: 0 of 0 sold: Thu 6 May: 0 of 0 sold
    section 'Pace'
      h2: Pace
      p: 9 nights on the books; a year before there were 7.
      p: The same days of the week, 364 days before, as they stood then.
    section 'Who brought the guests'
      h2: Who brought the guests
      dt: Alpin Tours
      dd: 6 nights
      dd: $600
      dt: Direct
      dd: 3 nights
      dd: $300
    section 'Guests by nationality'
      h2: Guests by nationality
      th scope=col: Nationality
      th scope=col: Guests
      th scope=col: Nights
      th scope=row: Germany
      td: 1,200
      td: 3,000
      th scope=row: Not noted
      td: 2
      td: 4
      th scope=row: All
      td: 1,202
      td: 3,004
      p: For the authority's monthly form: guests whose stay began in the month, and the nights of each of them within it. Counted is who was checked in, or whose stay is over, by the nationality of each guest; “Not noted” is whom nobody asked.
      a download href=/api/staff/nationalities.csv?from=2027-05-01&until=2027-06-01&lang=en: Nationalities as CSV
    a download href=/api/staff/figures.csv?from=2027-05-01&until=2027-06-01&lang=en: Download as CSV"
  `)
  expect(asked[0]?.address).toBe('/api/staff/figures?from=2027-05-01&until=2027-06-01')
  const heights = [...page.querySelectorAll<HTMLElement>('ol [style]')].map((one) =>
    one.getAttribute('style'),
  )
  expect(heights).toEqual([100, 100, 100, 25, 100, 50, 0, 0].map((of) => `block-size:${of}%`))
  const days = [...page.querySelectorAll('ol [aria-hidden]')].map((one) => one.textContent)
  expect(days).toEqual(['1', '', '5', ''])
})

it('looks at any other month', async () => {
  const { press, control, asked } = await mountInDesk(<FiguresView />, { readFigures: figures })
  await press(control('Month before'))
  expect(asked.at(-1)?.address).toBe('/api/staff/figures?from=2027-04-01&until=2027-05-01')
})

it('has dashes where nothing is for sale', async () => {
  const { page, outline } = await mountInDesk(<FiguresView />, { readFigures: none })
  expect(outline().match(/dd: –/g)).toHaveLength(3)
  expect(page.textContent).toContain('No guest came in this month.')
  expect(page.textContent).not.toContain('Who brought the guests')
  expect(page.querySelector('table')).toBeNull()
})

it('compares nights by the most that are for sale, and numbers the days that one looks for', async () => {
  const { page } = await mountInDesk(<FiguresView />, {
    readFigures: { ...figures, nights: [night(10, 1, 2), night(11, 4, 8), night(31, 1, 8), night(30, 8, 8)] },
  })
  const heights = [...page.querySelectorAll('ol [style]')].map((one) => one.getAttribute('style'))
  expect(heights).toEqual([25, 50, 100, 50, 100, 12.5, 100, 100].map((of) => `block-size:${of}%`))
  const days = [...page.querySelectorAll('ol [aria-hidden]')].map((one) => one.textContent)
  expect(days).toEqual(['10', '', '', '30'])
})

it('keeps the month where the language changes, and offers files in the language of the site', async () => {
  const { press, control, page } = await mountInDesk(
    <FiguresView />,
    { readFigures: figures },
    { lang: 'de' },
  )
  await press(control('Monat danach'))
  const files = [...page.querySelectorAll('a[download]')].map((one) => one.getAttribute('href'))
  expect(files.at(-1)).toBe('/api/staff/figures.csv?from=2027-06-01&until=2027-07-01&lang=de')
})
