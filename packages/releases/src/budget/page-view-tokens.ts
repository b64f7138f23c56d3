import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A page that is older than this reports no more. */
const validMs = 24 * 60 * 60 * 1000

export interface PageView {
  id: string
  composition: string
}

/**
 * One page view, signed: that this server gave this set of releases to somebody, once, and when. Whoever reports
 * needs one for every view they count, and gets one only by asking for a page.
 */
export const createPageViewTokens = (key: Buffer) => {
  const sign = (text: string) => createHmac('sha256', key).update(`view ${text}`).digest().subarray(0, 16)

  return {
    issue: (composition: string, now: Date): string => {
      const text = `${composition}.${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    /** The view, where it is one of ours and not too old. */
    read: (token: string, now: Date): PageView | undefined => {
      const [composition = '', issued = '', id = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = sign(`${composition}.${issued}.${id}`)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      return now.getTime() - Number.parseInt(issued, 36) < validMs ? { id, composition } : undefined
    },
    /** Names a network for one day, and not its address: the same all day, another the next. */
    networkOf: (network: string, now: Date): string =>
      createHmac('sha256', key)
        .update(`network ${now.toISOString().slice(0, 10)} ${network}`)
        .digest('base64url')
        .slice(0, 16),
  }
}

export type PageViewTokens = ReturnType<typeof createPageViewTokens>
