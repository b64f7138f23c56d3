import { limits } from '@calm-rest/contract/limits'
import { z } from 'zod'
import { defaultRateLimits } from '../../core/http/rate-limit.ts'
import { defaultNightCaps, type NightCaps } from './night-caps.ts'
import { defaultProofOfWork, type ProofOfWork } from './proof-of-work.ts'

/** The longest possible stay always fits; 0 is no cap. */
const nights = (usual: number) =>
  z.coerce
    .number()
    .int()
    .refine((value) => value === 0 || value >= limits.nights.max, {
      error: `Nights, ${limits.nights.max} at least, or 0 for no cap`,
    })
    .default(usual)

/** Maximum number of nights booked online within 24 hours, and the work of a booking beyond them. */
export const nightCapVariables = {
  BOOKED_NIGHTS_PER_NETWORK: nights(defaultNightCaps.network),
  BOOKED_NIGHTS_PER_MAILBOX: nights(defaultNightCaps.mailbox),
  BOOKED_NIGHTS_PER_DAY: nights(defaultNightCaps.day),
  BOOKING_WORK: z.coerce.number().int().min(1).max(10_000).default(defaultProofOfWork.leastWork),
}

type Variables = Record<keyof typeof nightCapVariables, number>

export const nightCaps = (environment: Variables): NightCaps => ({
  network: environment.BOOKED_NIGHTS_PER_NETWORK || Infinity,
  mailbox: environment.BOOKED_NIGHTS_PER_MAILBOX || Infinity,
  day: environment.BOOKED_NIGHTS_PER_DAY || Infinity,
})

/** Maximum number of booking requests of one network in a day; unlimited if its nights are. */
export const bookingsOfDay = ({
  BOOKED_NIGHTS_PER_NETWORK: perNetwork,
}: Pick<Variables, 'BOOKED_NIGHTS_PER_NETWORK'>): number =>
  perNetwork === 0 ? Number.MAX_SAFE_INTEGER : defaultRateLimits.bookingsOfDay

/** Work of a booking beyond the caps of nights. */
export const proofOfWork = ({ BOOKING_WORK }: Pick<Variables, 'BOOKING_WORK'>): Partial<ProofOfWork> => ({
  leastWork: BOOKING_WORK,
})
