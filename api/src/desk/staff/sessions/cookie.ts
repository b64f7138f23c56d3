import { staffLimits } from '@calm-rest/contract/staff'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** `__Host-`: HTTPS or localhost only, this host only, and not settable by other hosts, even subdomains. */
const name = '__Host-calm-rest-staff'

const attributes = { httpOnly: true, secure: true, sameSite: 'Strict', path: '/' } as const

export const staffTokenOf = (c: Context) => getCookie(c, name)

export const setStaffToken = (c: Context, token: string) => {
  setCookie(c, name, token, { ...attributes, maxAge: staffLimits.sessionHours * 60 * 60 })
}

export const forgetStaffToken = (c: Context) => {
  deleteCookie(c, name, attributes)
}
