import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Database } from '../database/database.ts'
import { createSigningKeys, type SigningKey } from './signing-keys.ts'

const nonceBytes = 16

interface CodeRequestOptions {
  /** Of the cookie, with `__Host-`: only over HTTPS (or to localhost), only this host, set by nobody else. */
  cookie: string
  /** What is signed; each kind of code has its own. */
  purpose: string
  /** As long as a code holds. */
  minutes: number
}

interface Signed {
  /** Whose code it is: id of a member, or an address. */
  subject: string
  nonce: string
  /** In milliseconds since 1970. */
  expires: string
}

/**
 * Which browser asked for a code, by a signed cookie that holds as long as a code. Nothing is stored. The cookie is bound
 * to whose code it is and not to one code, since a stranger's request may have caused the mail that they read.
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
    /** Also for an address that nobody has, with a subject that is made up: the answers look the same. */
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
    /** Names the request of this browser; undefined where it has not asked for a code of this subject lately. */
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
