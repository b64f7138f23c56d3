import type { Figure } from '../scenario.ts'
import { createGuest, type Flood, startFlood, type Visit, visitFor } from './flood.ts'
import { countIn, isWhole, kinds, pages, recoverySeconds, untilRendered } from './floods.ts'
import type { Property } from './property.ts'

/** API reads of a guest elsewhere, where there are no pages. */
const reads = ['/api/rooms', '/api/testimonials/summary'] as const

const statusFigures = (what: string, under: readonly Visit[], statuses: Record<string, number>): Figure[] => [
  { what: `${what}: requests of the flood, answered`, value: countIn(statuses, '2'), atLeast: 1 },
  { what: `${what}: answers 5xx to the flood`, value: countIn(statuses, '5'), exactly: 0 },
  { what: `${what}: answers to a guest elsewhere`, value: under.length, atLeast: 1 },
  {
    what: `${what}: of those other than 200`,
    value: under.filter(({ status }) => status !== 200).length,
    exactly: 0,
  },
]

const floodPages = async (
  property: Property,
  name: string,
  what: string,
  flood: Flood,
): Promise<Figure[]> => {
  const guest = createGuest(property.port)
  // the first visits start the server bundles
  await untilRendered(guest, `before-${name}`)
  const flooding = startFlood(property.port, flood)
  const under = await visitFor(guest, pages, property.isShort ? 1 : 5)
  const statuses = await flooding.stop()
  const recovered = await untilRendered(guest, `after-${name}`)
  guest.close()
  return [
    ...statusFigures(what, under, statuses),
    {
      what: `${what}: of those without a widget`,
      value: under.filter((visit) => !isWhole(visit)).length,
      exactly: 0,
    },
    {
      what: `${what}: until pages have their widgets again`,
      value: recovered,
      unit: 's',
      atMost: recoverySeconds,
    },
  ]
}

const floodApi = async (property: Property, what: string, flood: Flood): Promise<Figure[]> => {
  const guest = createGuest(property.port)
  const flooding = startFlood(property.port, flood)
  const under = await visitFor(guest, reads, 1)
  const statuses = await flooding.stop()
  guest.close()
  return statusFigures(what, under, statuses)
}

/**
 * Numbers 5 and 6: one network floods elements, pages and offers; a guest elsewhere gets every page whole. How long the
 * guest waits is measured by the scenarios of each flood, in a minute.
 */
export const floodFromOneNetwork = async (property: Property): Promise<Figure[]> => {
  const offers = kinds['flood-offers']
  if (!property.isSite) return floodApi(property, `6: ${offers.name}`, offers.flood)
  const figures: Figure[] = []
  for (const [key, { name, flood }] of Object.entries(kinds)) {
    const number = key === 'flood-embeds' || key === 'flood-renders' ? 5 : 6
    figures.push(...(await floodPages(property, key, `${number}: ${name}`, flood)))
  }
  return figures
}
