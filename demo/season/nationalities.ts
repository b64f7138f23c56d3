import type { Random } from '@calm-rest/testing/random'
import { happens } from './choose.ts'
import type { SeasonStay } from './stays.ts'

const askedChance = 0.92

/** Takes the nationality from stays of guests who were not asked: most are at check-in, and nobody before. Changes the given stays. */
export const notAllAreAsked = (stays: readonly SeasonStay[], random: Random): void => {
  for (const stay of stays)
    if (stay.arrivedOn === null || !happens(random, askedChance)) stay.nationality = null
}
