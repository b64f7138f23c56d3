import { limits } from '@calm-rest/contract/limits'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { jwtVerify } from 'jose'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { algorithm, numericDate, signJwt } from '../secrets/sign-jwt.ts'
import { createSigningKeys } from '../secrets/signing-keys.ts'

type Audience = 'booking' | 'booker' | 'review'

const issuer = 'calm-rest'
const dayMs = 24 * 60 * 60 * 1000

const afterStay = (checkOut: CalendarDate, days: number) =>
  new Date(Date.parse(`${checkOut}T00:00:00Z`) + days * dayMs)

/**
 * Links that work without signing in: the holder of one may do what it names until it expires. They are never stored.
 * Reading an invalid link throws `link_invalid`, for any reason.
 */
export const createSignedLinks = (db: Database, now: () => Date) => {
  const keys = createSigningKeys(db, now)

  const sign = async (audience: Audience, subject: string, expiresAt: Date) => {
    const iat = numericDate(now())
    const exp = numericDate(expiresAt)
    return signJwt(await keys.currentThisTurn(), { iss: issuer, aud: audience, sub: subject, iat, exp })
  }

  const payloadOf = async (token: string, audience: Audience[]) => {
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid = '' }) => {
          const found = await keys.byId(kid)
          if (!found) throw new Error('unknown key')
          return found.key
        },
        {
          algorithms: [algorithm],
          audience,
          issuer,
          currentDate: now(),
          requiredClaims: ['sub', 'exp'],
          typ: 'JWT',
        },
      )
      return payload
    } catch {
      throw new ApiError('link_invalid')
    }
  }

  return {
    /** For the guest: shows and cancels one booking, until some time after the stay. */
    forBooking: (reference: string, checkOut: CalendarDate) =>
      sign('booking', reference, afterStay(checkOut, limits.links.bookingDaysAfterStay)),
    /** For the browser that booked: the same, but no proof of the guest's address, which anybody may have typed. */
    forBooker: (reference: string, checkOut: CalendarDate) =>
      sign('booker', reference, afterStay(checkOut, limits.links.bookingDaysAfterStay)),
    /** For the guest: writes the review of one stay, until some time after departure. */
    forReview: (reference: string, departure: CalendarDate) =>
      sign('review', reference, afterStay(departure, limits.links.reviewDaysAfterStay)),
    /** Returns the reference of the booking, and whether the link was mailed to the booking's address. */
    readBooking: async (token: string) => {
      const { sub = '', aud } = await payloadOf(token, ['booking', 'booker'])
      return { booking: sub, isMailed: aud === 'booking' }
    },
    /** Returns the reference of the booking. */
    readReview: async (token: string): Promise<string> => (await payloadOf(token, ['review'])).sub ?? '',
  }
}

export type SignedLinks = ReturnType<typeof createSignedLinks>
