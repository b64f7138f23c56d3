import type { AvailabilityDay } from '@calm-rest/contract/api'
import { renderView } from '@calm-rest/federation/testing'
import type { ViewProps } from '@calm-rest/federation/widget'
import type { Choice } from '@calm-rest/ui/stay-calendar'
import { expect, it } from 'vitest'
import { words } from '../../words.ts'
import { Legend } from './stay-status.tsx'

interface Nights {
  taken: readonly string[]
  closed: readonly string[]
}

const dayOf = (day: string): [string, AvailabilityDay] => [day, { day, price: 61, closed: true }]

const View = ({ props: { taken, closed } }: ViewProps<Nights, null>) => {
  const choice: Choice = {
    dateName: 'checkIn',
    dates: { checkIn: '', checkOut: '' },
    today: '2027-05-01',
    taken: new Set([...taken, ...closed]),
    days: new Map(closed.map(dayOf)),
  }
  return <Legend choice={choice} room="Loft" unmarked={false} />
}

const render = (lang: 'en' | 'de' | 'zh', props: Nights) =>
  renderView({ View, words, lang, props, loaded: { status: 'ready', data: null } })

it.each([
  ['en', 'we are closed'],
  ['de', 'wir haben geschlossen'],
  ['zh', '该晚歇业'],
] as const)('R-closures: says in %s how a closed night looks, apart from a taken one', async (lang, said) => {
  const closed = await render(lang, { taken: [], closed: ['2027-05-10'] })
  expect(closed).toContain(said)
  expect(closed).not.toContain('<del')
  const taken = await render(lang, { taken: ['2027-05-11'], closed: [] })
  expect(taken).not.toContain(said)
  expect(taken).toContain('<del')
})
