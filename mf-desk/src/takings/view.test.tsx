import type { Takings } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { renderView } from '@calm-rest/federation/testing'
import type { ViewProps } from '@calm-rest/federation/widget'
import { expect, it } from 'vitest'
import { words } from '../words.ts'
import { DayTakings } from './view.tsx'

const entry = {
  id: 1,
  at: '2027-07-01T06:30:00.000Z',
  who: 'Nirosha',
  amount: 120,
  method: 'card',
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
