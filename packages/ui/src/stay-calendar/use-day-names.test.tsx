import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MonthGrid } from '../calendar/month-grid.tsx'
import type { Choice } from './pick-date.ts'
import { type CalendarWords, useDayNames } from './use-day-names.ts'

const words: CalendarWords = {
  locale: 'en-GB',
  previous: 'Previous',
  next: 'Next',
  comma: ', ',
  checkIn: 'check-in',
  checkOut: 'check-out',
  taken: 'taken',
  takenMorning: 'taken, check-out possible',
  closed: 'closed',
  nights: (count) => `${count} nights`,
  price: (dollars) => `$${dollars}`,
  amount: (dollars) => `${dollars}`,
}

const choice: Choice = {
  dateName: 'checkIn',
  dates: { checkIn: '', checkOut: '' },
  today: '2027-05-01',
  taken: new Set(['2027-05-10', '2027-05-11']),
  days: new Map([
    ['2027-05-10', { day: '2027-05-10', price: 61, closed: true }],
    ['2027-05-20', { day: '2027-05-20', price: 99.5 }],
    ['2027-05-21', { day: '2027-05-21', price: 1249.75 }],
  ]),
}

const Looks = ({ date }: { date: string }) => {
  const { label, struck, closed } = useDayNames(choice, '', words).dayOf(date)
  return <p>{JSON.stringify({ label, struck, closed })}</p>
}

it.each([
  ['2027-05-10', { label: 'Monday, 10 May 2027, closed', struck: false, closed: true }],
  ['2027-05-11', { label: 'Tuesday, 11 May 2027, taken', struck: true, closed: false }],
  ['2027-05-12', { label: 'Wednesday, 12 May 2027', struck: false, closed: false }],
])('R-closures: tells a closed night from a taken one: %s', (date, looks) => {
  const html = renderToString(<Looks date={date} />).replaceAll('&quot;', '"')
  expect(html).toBe(`<p>${JSON.stringify(looks)}</p>`)
})

it('has the price of a night to the cent, and drops only the sign of the currency where it is long', () => {
  const html = renderToString(<May />)
  const noteOf = (date: string) => new RegExp(`data-date="${date}"[^>]*data-note="([^"]+)"`).exec(html)?.[1]
  expect([noteOf('2027-05-20'), noteOf('2027-05-21')]).toEqual(['$99.5', '1249.75'])
  expect(html).toContain('aria-label="Friday, 21 May 2027, $1249.75"')
})

const May = () => {
  const { names, dayOf, firstDay } = useDayNames(choice, '', words)
  const view = { month: '2027-05-01', focused: '2027-05-01' }
  return (
    <MonthGrid month="2027-05-01" titleId="may" view={view} names={names} dayOf={dayOf} firstDay={firstDay} />
  )
}

it('R-closures: marks the cell of a closed night, and strikes a taken one through', () => {
  const cells = renderToString(<May />).match(/<td.*?<\/td>/g) ?? []
  const daysWith = (mark: string) =>
    cells.filter((cell) => cell.includes(mark)).map((cell) => /data-date="([^"]+)"/.exec(cell)?.[1])
  expect(daysWith('data-closed="true"')).toEqual(['2027-05-10'])
  expect(daysWith('data-struck="true"')).toEqual(['2027-05-11'])
})
