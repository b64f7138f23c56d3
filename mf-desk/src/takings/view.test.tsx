import type { Takings } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { renderView } from '@calm-rest/federation/testing'
import type { ViewProps } from '@calm-rest/federation/widget'
import { expect, it, vi } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { words } from '../words.ts'
import { DayTakings, TakingsView } from './view.tsx'

const entry = {
  id: 1,
  at: '2027-07-01T06:30:00.000Z',
  who: 'Nirosha',
  amount: 120,
  method: 'card',
  purpose: 'stay',
  note: null,
  reverses: null,
  isReversed: false,
  reference: 'CR-7KQM-4XWP',
  firstName: 'Amara',
  lastName: 'Perera',
} as const

const takings: Takings = {
  day: '2027-07-01',
  entries: [entry, { ...entry, id: 2, amount: -30.25, method: 'cash', firstName: '', lastName: '' }],
  sums: [
    { method: 'cash', received: 0, returned: 30.25, total: -30.25 },
    { method: 'card', received: 120, returned: 0, total: 120 },
  ],
  total: 89.75,
}

const View = ({ props }: ViewProps<{ takings: Takings }, null>) => <DayTakings takings={props.takings} />

const htmlOf = (lang: Lang, shown: Takings) =>
  renderView({
    View,
    words,
    lang,
    props: { takings: shown },
    loaded: { status: 'ready', data: null },
  })

const textOf = async (lang: Lang, shown: Takings) => (await htmlOf(lang, shown)).replaceAll(/<[^>]*>/g, '|')

it.each([
  ['en', ['Card', '$120', '$89.75', '12:00', 'Given back · Cash||Nirosha||CR-7KQM-4XWP']],
  ['de', ['Karte', '120 $', '89,75 $', '12:00', 'Rückzahlung · Bar||Nirosha||CR-7KQM-4XWP']],
  ['zh', ['银行卡', '$120', '$89.75', '12:00', '退款 · 现金||Nirosha||CR-7KQM-4XWP']],
] as const)('R-staff-takings: lists sums and entries at the time of the house in %s', async (lang, said) => {
  const text = await textOf(lang, takings)
  for (const one of said) expect(text).toContain(one)
  // an erased guest is found by the reference
  expect(text).toMatch(/\|Amara Perera\|.*\|CR-7KQM-4XWP\|/s)
})

it('says that nothing was paid on a day', async () => {
  expect(await textOf('en', { ...takings, entries: [], sums: [], total: 0 })).toContain(
    'Nothing was paid or given back on this day.',
  )
})

it('names the columns of its table, and the method of each row', async () => {
  const heads = [
    ...(await htmlOf('en', takings)).matchAll(/<th\b[^>]*?(?: scope="(\w+)")?[^>]*>(.*?)<\/th>/g),
  ]
  expect(
    heads.map(([, scope, text]) => `${scope}: ${text?.replaceAll(/<[^>]*>/g, '')}`),
  ).toMatchInlineSnapshot(`
    [
      "col: How it is paid",
      "col: In",
      "col: Out",
      "col: Total",
      "row: Cash",
      "row: Card",
      "row: All",
    ]
  `)
})

const mount = (given: Partial<Takings> = {}) =>
  mountInDesk(<TakingsView />, { readTakings: { ...takings, ...given } })

it('shows what came in and went out today, with the way to each stay and to paper', async () => {
  const { outline, press, control } = await mount({
    entries: [{ ...entry, note: 'Two cards' }, ...takings.entries.slice(1)],
  })
  expect(outline()).toMatchInlineSnapshot(`
    "p: Calm Rest · Takings
    h2: Monday, 10 May 2027
    button 'Day before' type=button
    input 'Day' max=2027-05-10 type=date value=2027-05-10
    button 'Day after' disabled type=button
    section 'By method'
      h2: By method
      th scope=col: How it is paid
      th scope=col: In
      th scope=col: Out
      th scope=col: Total
      th scope=row: Cash
      td: $0
      td: $30.25
      td: -$30.25
      th scope=row: Card
      td: $120
      td: $0
      td: $120
      th scope=row: All
      td
      td
      td: $89.75
    section 'Entries'
      h2: Entries
      li
        time dateTime=2027-07-01T06:30:00.000Z: 12:00
        p
          a href=/remote-route//desk/stay?reference=CR-7KQM-4XWP: Amara Perera
        p: Payment · CardNiroshaCR-7KQM-4XWP
        p: Two cards
        $120
      li
        time dateTime=2027-07-01T06:30:00.000Z: 12:00
        p
          a href=/remote-route//desk/stay?reference=CR-7KQM-4XWP: CR-7KQM-4XWP
        p: Given back · CashNiroshaCR-7KQM-4XWP
        -$30.25
    button type=button: Print"
  `)
  const print = vi.fn()
  Object.assign(window, { print })
  await press(control('Print'))
  expect(print).toHaveBeenCalledOnce()
})

it('looks at any other day, but not at one that is to come', async () => {
  const { press, control, fill, page, asked, until } = await mount()
  const days = () => asked.map(({ address }) => address.split('day=')[1])
  expect(control('Day after')).toHaveProperty('disabled', true)
  await press(control('Day before'))
  await until(() => expect(days()).toEqual(['2027-05-10', '2027-05-09']))
  expect(control('Day after')).toHaveProperty('disabled', false)
  await press(control('Day after'))
  await until(() => expect(days().at(-1)).toBe('2027-05-10'))
  const day = page.querySelector('[type="date"]')
  await fill(day, '2027-05-11')
  await fill(day, '')
  expect(days()).toHaveLength(3)
  await fill(day, '2027-04-01')
  await until(() => expect(days().at(-1)).toBe('2027-04-01'))
  await until(() => expect(page.querySelector('h2')?.textContent).toContain('1 April 2027'))
  await fill(day, '2027-05-10')
  await until(() => expect(days().at(-1)).toBe('2027-05-10'))
})
