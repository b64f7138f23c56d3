import type { Random } from '@calm-rest/testing/random'

/** A random Idempotency-Key by a seed. */
export const idempotencyKey = (random: Random) => {
  const hex = () =>
    Math.floor(random.next() * 0xffff_ffff)
      .toString(16)
      .padStart(8, '0')
  const a = hex()
  const b = hex()
  const c = hex()
  const d = hex()
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-8${c.slice(1, 4)}-${c.slice(4)}${d}`
}
