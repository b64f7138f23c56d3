import type { Random } from '@calm-rest/testing/random'
import { happens, oneOf } from './choose.ts'
import type { SeasonStay } from './stays.ts'

const askedChance = 0.92
const secondChance = 0.1

/** Of whoever comes with somebody of another country. */
const seconds = ['FR', 'NL', 'IN', 'US'] as const

/**
 * Takes the nationality from stays of guests who were not asked: most are at check-in, and nobody before. One of the others
 * is of another country now and then. Changes the given stays.
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
