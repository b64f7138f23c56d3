import type { Random } from '@calm-rest/testing/random'
import { oneOf } from './choose.ts'

const alphabet = [...'23456789ABCDEFGHJKMNPQRSTVWXYZ']

/** Creates unique references of bookings like those of the site, reproducible by the random numbers. */
export const createReferences = (random: Random) => {
  const used = new Set<string>()
  const block = () => Array.from({ length: 4 }, () => oneOf(random, alphabet)).join('')
  return (): string => {
    for (;;) {
      const reference = `CR-${block()}-${block()}`
      if (used.has(reference)) continue
      used.add(reference)
      return reference
    }
  }
}
