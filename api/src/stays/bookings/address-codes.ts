import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../core/database/database.ts'
import { createSigningKeys } from '../../core/secrets/signing-keys.ts'
import { keyOf } from '../../core/user-row.ts'

/** A code belongs to the ten minutes in which it was requested, and is valid for the two periods after them. */
const stretchMs = 10 * 60 * 1000
const stretches = 3

/** Minimum validity of a code in minutes, as its mail says. */
export const addressCodeMinutes = ((stretches - 1) * stretchMs) / 60_000

const digits = 8

const codeOf = (key: Buffer, email: string, stretch: number) => {
  const hash = createHmac('sha256', key)
    .update(`address code ${stretch} ${keyOf(email)}`)
    .digest()
  return String(hash.readUInt32BE() % 10 ** digits).padStart(digits, '0')
}

/** Codes mailed to an address, with which its owner proves access to the mailbox. They are not stored. */
export const createAddressCodes = (db: Database, now: () => Date) => {
  const keys = createSigningKeys(db, now)
  const stretchAt = (at: Date) => Math.floor(at.getTime() / stretchMs)
  return {
    /** Returns the code that an address got at a moment. */
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
