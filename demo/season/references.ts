import type { Random } from '@calm-rest/testing/random'
import { oneOf } from './choose.ts'

const alphabet = [...'23456789ABCDEFGHJKMNPQRSTVWXYZ']

/** References of bookings like those of the site, each once, and the same for the same numbers. */
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
