import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { serve, stop } from '../processes/server.ts'
import type { Figure, Scenario } from '../scenario.ts'
import { quantileOf } from '../statistics.ts'
import { createGuest, type Flood, type Guest, startFlood, type Visit, visitFor } from './flood.ts'

/** Pages that a guest elsewhere visits. */
export const pages = ['/', '/rooms'] as const
type GuestPage = (typeof pages)[number]

/** Number of widgets in the HTML of each page. */
const widgetsOf: Readonly<Record<GuestPage, number>> = { '/': 2, '/rooms': 1 }

export const isWhole = ({ path, widgets }: Visit) => widgets === widgetsOf[path as GuestPage]

/** Longest time in which the site renders all widgets again after a flood, in seconds. */
export const recoverySeconds = 2

const today = dateInZone(new Date(), 'Asia/Colombo')
const stay = `checkIn=${addDays(today, 30)}&checkOut=${addDays(today, 34)}&guests=2`

const msOf = (visits: readonly Visit[], path: GuestPage, quantile: number) =>
  quantileOf(
    visits.filter((visit) => visit.path === path).map(({ ms }) => ms),
    quantile,
  )

/** Seconds until a page that is in no cache has its widgets. Its address ends with `after`, to be in no cache. */
export const untilRendered = async (guest: Guest, after = 'after') => {
  const endedMs = performance.now()
  for (let n = 0; ; n += 1) {
    const { widgets } = await guest.visit(`/rooms?category=${after}-${n}`)
    const seconds = (performance.now() - endedMs) / 1000
    if (widgets > 0 || seconds > 60) return seconds
    await sleep(50)
  }
}

/** Number of answers whose status begins with `hundreds`. */
export const countIn = (statuses: Record<string, number>, hundreds: string) =>
  Object.entries(statuses)
    .filter(([status]) => status.startsWith(hundreds))
    .reduce((sum, [, count]) => sum + count, 0)

const guestFigures = (quiet: readonly Visit[], under: readonly Visit[], isShort: boolean): Figure[] =>
  pages.flatMap((path) => {
    const before = msOf(quiet, path, 0.99)
    const after = msOf(under, path, 0.99)
    return [
      { what: `${path}, quiet: median`, value: msOf(quiet, path, 0.5), unit: 'ms' },
      { what: `${path}, quiet: 99 of 100`, value: before, unit: 'ms' },
      { what: `${path}, under the flood: median`, value: msOf(under, path, 0.5), unit: 'ms' },
      { what: `${path}, under the flood: 99 of 100`, value: after, unit: 'ms' },
      // a short run has too few visits for one in a hundred
      {
        what: `${path}, 99 of 100 in % of quiet`,
        value: (100 * after) / before,
        ...(!isShort && { atMost: 300 }),
      },
    ]
  })

/** What floods ask for. The least answers a second are what a network's budget leaves where work costs ten times as much. */
export const kinds = {
  'flood-pages': {
    name: 'a page with a made-up parameter',
    flood: { path: '/rooms?k={n}', connections: 90 },
    leastPerSecond: 12,
  },
  'flood-renders': {
    name: 'a page that has to be rendered',
    flood: { path: '/rooms?category=c{n}', connections: 90 },
    leastPerSecond: 1,
  },
  'flood-embeds': {
    name: 'an element for partners',
    flood: { path: '/embed/v1/rooms?category=c{n}', connections: 90 },
    leastPerSecond: 2,
  },
  'flood-offers': {
    name: 'offers',
    flood: { path: `/api/offers?${stay}&k={n}`, connections: 60 },
    leastPerSecond: 8,
  },
  'flood-nights': {
    name: 'nights of all rooms, a year of them',
    flood: {
      path: `/api/offers/days?from=${today}&to=${addDays(today, 360)}&guests=1&k={n}`,
      connections: 60,
    },
    leastPerSecond: 5,
  },
} as const satisfies Record<string, FloodKind>

interface FloodKind {
  name: string
  flood: Flood
  leastPerSecond: number
}

/** A flood of one network against the whole site, and a guest of another one. */
const floodOf = ({ name, flood, leastPerSecond }: FloodKind): Scenario => ({
  fault: `${flood.connections} connections of one network, one minute: ${name}`,
  expected:
    'a guest elsewhere gets all widgets, 99 of 100 pages in at most three times the time of a quiet site',
  run: async ({ dir, isShort }) => {
    const served = await serve({ isShort: false }, dir)
    const guest = createGuest(served.port)
    const seconds = isShort ? 3 : 60
    // the first visits start the server bundles
    await visitFor(guest, pages, 3)
    const quiet = await visitFor(guest, pages, seconds)
    const flooding = startFlood(served.port, flood)
    const under = await visitFor(guest, pages, seconds)
    const statuses = await flooding.stop()
    const recovered = await untilRendered(guest)
    guest.close()
    await stop(served)
    return [
      {
        what: 'requests of the flood, answered',
        value: countIn(statuses, '2'),
        atLeast: isShort ? 1 : leastPerSecond * seconds,
      },
      { what: 'requests of the flood, refused', value: countIn(statuses, '4') + countIn(statuses, '5') },
      ...guestFigures(quiet, under, isShort),
      {
        what: 'pages of the guest that failed',
        value: under.filter(({ status }) => status !== 200).length,
        exactly: 0,
      },
      {
        what: 'pages of the guest without a widget',
        value: under.filter((visit) => !isWhole(visit)).length,
        exactly: 0,
      },
      { what: 'until pages have their widgets again', value: recovered, unit: 's', atMost: recoverySeconds },
    ]
  },
})

/** Floods of one network; they need the built site. */
export const floods = {
  'flood-pages': floodOf(kinds['flood-pages']),
  'flood-renders': floodOf(kinds['flood-renders']),
  'flood-embeds': floodOf(kinds['flood-embeds']),
  'flood-offers': floodOf(kinds['flood-offers']),
  'flood-nights': floodOf(kinds['flood-nights']),
} as const satisfies Record<string, Scenario>
