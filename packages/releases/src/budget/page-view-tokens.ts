import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Milliseconds after which a page can no longer report. */
const validMs = 24 * 60 * 60 * 1000

export interface PageView {
  id: string
  composition: string
}

/**
 * A signed page view: this server gave this set of releases to a visitor, once, at this time. Every counted
 * report needs one, and only a request for a page gives one.
 */
export const createPageViewTokens = (key: Buffer) => {
  const sign = (text: string) => createHmac('sha256', key).update(`view ${text}`).digest().subarray(0, 16)

  return {
    issue: (composition: string, now: Date): string => {
      const text = `${composition}.${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    /** Returns the view of a valid token that has not expired. */
    read: (token: string, now: Date): PageView | undefined => {
      const [composition = '', issued = '', id = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = sign(`${composition}.${issued}.${id}`)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      return now.getTime() - Number.parseInt(issued, 36) < validMs ? { id, composition } : undefined
    },
    /** A name for a network that hides its address: the same all day, and another the next day. */
    networkOf: (network: string, now: Date): string =>
      createHmac('sha256', key)
        .update(`network ${now.toISOString().slice(0, 10)} ${network}`)
        .digest('base64url')
        .slice(0, 16),
  }
}

export type PageViewTokens = ReturnType<typeof createPageViewTokens>
