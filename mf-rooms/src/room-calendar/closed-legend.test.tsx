import type { AvailabilityDay } from '@calm-rest/contract/api'
import { renderView } from '@calm-rest/federation/testing'
import type { ViewProps } from '@calm-rest/federation/widget'
import { expect, it } from 'vitest'
import { words } from '../words.ts'
import { ClosedLegend } from './closed-legend.tsx'

const View = ({ props: { days } }: ViewProps<{ days: readonly AvailabilityDay[] }, null>) => (
  <ClosedLegend days={new Map(days.map((one) => [one.day, one]))} />
)

const night: AvailabilityDay = { day: '2027-05-10', price: 61 }
const render = (lang: 'en' | 'de' | 'zh', ...days: AvailabilityDay[]) =>
  renderView({ View, words, lang, props: { days }, loaded: { status: 'ready', data: null } })

it.each([
  ['en', 'We are closed'],
  ['de', 'Wir haben geschlossen'],
  ['zh', '该晚歇业'],
] as const)('R-closures: says in %s how a closed night looks, where there is one', async (lang, said) => {
  expect(await render(lang, night, { ...night, day: '2027-05-11', closed: true })).toContain(said)
  expect(await render(lang, night)).toBe('')
})
