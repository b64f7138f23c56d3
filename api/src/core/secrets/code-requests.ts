import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Database } from '../database/database.ts'
import { createSigningKeys, type SigningKey } from './signing-keys.ts'

const nonceBytes = 16

interface CodeRequestOptions {
  /** Cookie name, with `__Host-`: HTTPS or localhost only, this host only, and not settable by other hosts. */
  cookie: string
  /** Purpose of the signature; each kind of code has its own. */
  purpose: string
  /** Lifetime of a code. */
  minutes: number
}

interface Signed {
  /** Owner of the code: id of a member, or an address. */
  subject: string
  nonce: string
  /** Milliseconds since 1970. */
  expires: string
}

/**
 * Remembers which browser requested a code, in a signed cookie that lives as long as a code. Nothing is stored. The
 * cookie is bound to the owner of the code rather than to one code, since a stranger's request may have caused the mail
 * that the owner reads.
 */
export const createCodeRequests = (
  db: Database,
  now: () => Date,
  { cookie, purpose, minutes }: CodeRequestOptions,
) => {
  const seconds = minutes * 60
  const sign = ({ key }: SigningKey, { subject, nonce, expires }: Signed): Buffer =>
    createHmac('sha256', key).update(`${purpose} ${subject} ${nonce} ${expires}`).digest()
  const keys = createSigningKeys(db, now)
  return {
    /** Call it also for an unknown address, with an invented subject, so that answers look the same. */
    remember: async (c: Context, subject: string): Promise<void> => {
      const nonce = randomBytes(nonceBytes).toString('base64url')
      const expires = String(now().getTime() + seconds * 1000)
      const mac = sign(await keys.current(), { subject, nonce, expires }).toString('base64url')
      setCookie(c, cookie, `${nonce}.${expires}.${mac}`, {
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
        path: '/',
        maxAge: seconds,
      })
    },
    /** Returns the id of this browser's request; undefined if it has not requested a code for this subject lately. */
    find: async (c: Context, subject: string): Promise<string | undefined> => {
      const [nonce = '', expires = '', mac = ''] = (getCookie(c, cookie) ?? '').split('.')
      const given = Buffer.from(mac, 'base64url')
      const isSignature = (key: SigningKey) => {
        const right = sign(key, { subject, nonce, expires })
        return given.length === right.length && timingSafeEqual(given, right)
      }
      const isOurs = (await keys.all()).some(isSignature)
      return isOurs && Number(expires) > now().getTime() ? nonce : undefined
    },
  }
}
