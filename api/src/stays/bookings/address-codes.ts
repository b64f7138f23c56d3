import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../core/database/database.ts'
import { createSigningKeys } from '../../core/secrets/signing-keys.ts'
import { keyOf } from '../../core/user-row.ts'

/** A code is that of the ten minutes in which it was asked for, and holds for the two stretches after them. */
const stretchMs = 10 * 60 * 1000
const stretches = 3

/** For how many minutes a code holds at least, as its mail says. */
export const addressCodeMinutes = ((stretches - 1) * stretchMs) / 60_000

const digits = 8

const codeOf = (key: Buffer, email: string, stretch: number) => {
  const hash = createHmac('sha256', key)
    .update(`address code ${stretch} ${keyOf(email)}`)
    .digest()
  return String(hash.readUInt32BE() % 10 ** digits).padStart(digits, '0')
}

/** Codes that are mailed to an address, so that who has the mailbox can show it. Nothing of them is stored. */
export const createAddressCodes = (db: Database, now: () => Date) => {
  const keys = createSigningKeys(db, now)
  const stretchAt = (at: Date) => Math.floor(at.getTime() / stretchMs)
  return {
    /** The code of an address that was asked for at a moment. */
    at: async (email: string, asked: Date): Promise<string> => {
      const { key } = await keys.current()
      return codeOf(key, email, stretchAt(asked))
    },
    isRight: async (email: string, code: string): Promise<boolean> => {
      if (code.length !== digits) return false
      const newest = stretchAt(now())
      const known = (await keys.all()).flatMap(({ key }) =>
        Array.from({ length: stretches }, (_, i) => codeOf(key, email, newest - i)),
      )
      return known.some((one) => timingSafeEqual(Buffer.from(one), Buffer.from(code)))
    },
  }
}

export type AddressCodes = ReturnType<typeof createAddressCodes>
