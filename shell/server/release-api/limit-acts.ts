import { type Permission, ReleaseRefused } from '@calm-rest/releases'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/**
 * Most of each of these actions of a team in an hour, from all its addresses: each adds to a history that is never cut, and
 * goes to every hook. None is so frequent in an emergency.
 */
const actsPerHour = 30

/** Refuses an action that a team has done too often in the last hour. */
export const createLimitActs = () => {
  const limiter = new RateLimiterMemory({ points: actsPerHour, duration: 60 * 60 })
  return ({ team }: Permission, act: string) =>
    limiter.consume(`${act} ${team}`).catch(() => {
      throw new ReleaseRefused(
        'too_many_release_requests',
        `At most ${actsPerHour} times an hour for ${team}.`,
      )
    })
}
