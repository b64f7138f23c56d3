import type { Random } from '@calm-rest/testing/random'
import { happens, oneOf } from './choose.ts'
import type { SeasonStay } from './stays.ts'

const askedChance = 0.92
const secondChance = 0.1

/** Nationalities of guests who travel with somebody from another country. */
const seconds = ['FR', 'NL', 'IN', 'US'] as const

/**
 * Removes nationalities from stays of guests who were not asked: most are at check-in, and nobody before. Sometimes one
 * of the others is from another country. Changes the given stays.
 */
export const notAllAreAsked = (stays: readonly SeasonStay[], random: Random): void => {
  for (const stay of stays) {
    const [first] = Object.keys(stay.nationalities)
    if (stay.arrivedOn === null || first === undefined || !happens(random, askedChance))
      stay.nationalities = {}
    else if (stay.guests > 1 && happens(random, secondChance))
      stay.nationalities = { [first]: stay.guests - 1, [oneOf(random, seconds)]: 1 }
  }
}
