import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { staffLimits } from '@calm-rest/contract/staff'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Database } from '../database/database.ts'
import { createSigningKeys, type SigningKey } from '../secrets/signing-keys.ts'

/** `__Host-`: only over HTTPS (or to localhost), only this host, set by nobody else, not even a subdomain. */
const name = '__Host-calm-rest-staff-code'

const nonceBytes = 16

const seconds = staffLimits.codeMinutes * 60

interface Signed {
  memberId: string
  nonce: string
  /** In milliseconds since 1970. */
  expires: string
}

const sign = ({ key }: SigningKey, { memberId, nonce, expires }: Signed): Buffer =>
  createHmac('sha256', key).update(`staff code request ${memberId} ${nonce} ${expires}`).digest()

/**
 * Which browser asked for a code, by a signed cookie that holds as long as a code: a code is taken from these browsers
 * alone. Nothing is stored. The cookie is bound to the member and not to one code, since a stranger's request may have
 * caused the mail that the member reads.
 */
export const createCodeRequests = (db: Database, now: () => Date) => {
  const keys = createSigningKeys(db, now)
  return {
    /** Also for an address that nobody has, with an id that is made up: the answers look the same. */
    remember: async (c: Context, memberId: string): Promise<void> => {
      const nonce = randomBytes(nonceBytes).toString('base64url')
      const expires = String(now().getTime() + seconds * 1000)
      const mac = sign(await keys.current(), { memberId, nonce, expires }).toString('base64url')
      setCookie(c, name, `${nonce}.${expires}.${mac}`, {
        ...{ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' },
        maxAge: seconds,
      })
    },
    /** Names the request of this browser; undefined where it has not asked for a code of this member lately. */
    find: async (c: Context, memberId: string): Promise<string | undefined> => {
      const [nonce = '', expires = '', mac = ''] = (getCookie(c, name) ?? '').split('.')
      const given = Buffer.from(mac, 'base64url')
      const isSignature = (key: SigningKey) => {
        const right = sign(key, { memberId, nonce, expires })
        return given.length === right.length && timingSafeEqual(given, right)
      }
      const isOurs = (await keys.all()).some(isSignature)
      return isOurs && Number(expires) > now().getTime() ? nonce : undefined
    },
  }
}
