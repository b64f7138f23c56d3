import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** `__Host-`: HTTPS or localhost only, this host only, and not settable by other hosts, even subdomains. */
const name = '__Host-calm-rest-session'

const attributes = { httpOnly: true, secure: true, sameSite: 'Strict', path: '/' } as const

export const refreshTokenOf = (c: Context) => getCookie(c, name)

export const setRefreshToken = (c: Context, token: string, endsAt: string, now: Date) => {
  const maxAge = Math.floor((Date.parse(endsAt) - now.getTime()) / 1000)
  setCookie(c, name, token, { ...attributes, maxAge })
}

export const forgetRefreshToken = (c: Context) => {
  deleteCookie(c, name, attributes)
}
