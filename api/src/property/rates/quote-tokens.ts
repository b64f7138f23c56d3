import { limits } from '@calm-rest/contract/limits'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import type { Database } from '../../core/database/database.ts'
import { algorithm, numericDate, signJwt } from '../../core/secrets/sign-jwt.ts'
import { createSigningKeys } from '../../core/secrets/signing-keys.ts'
import type { QuoteBasis } from './price-order.ts'

const issuer = 'calm-rest'
const audience = 'quote'

const basisSchema = z.object({
  key: z.string(),
  version: z.int(),
  baseCents: z.record(z.string(), z.int()),
})

/** Signed quotes. They are not stored, so that requests for many fill nothing up. */
export const createQuoteTokens = (db: Database, now: () => Date) => {
  const keys = createSigningKeys(db, now)
  return {
    sign: async (basis: QuoteBasis): Promise<{ quote: string; validUntil: string }> => {
      const validUntil = new Date(now().getTime() + limits.quoteMinutes * 60_000)
      const claims = { ...basis, iss: issuer, aud: audience, exp: numericDate(validUntil) }
      const quote = signJwt(await keys.current(), claims)
      return { quote, validUntil: validUntil.toISOString() }
    },
    /**
     * Returns what a quote promised; undefined if it has expired or is not ours, and the stay then has its present
     * price.
     */
    read: async (quote: string): Promise<QuoteBasis | undefined> => {
      try {
        const { payload } = await jwtVerify(
          quote,
          async ({ kid = '' }) => {
            const found = await keys.byId(kid)
            if (!found) throw new Error('unknown key')
            return found.key
          },
          {
            algorithms: [algorithm],
            audience,
            issuer,
            typ: 'JWT',
            requiredClaims: ['exp'],
            currentDate: now(),
          },
        )
        return basisSchema.parse(payload)
      } catch {
        return undefined
      }
    },
  }
}

export type QuoteTokens = ReturnType<typeof createQuoteTokens>
