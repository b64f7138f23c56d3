import type { ApiCall, FormFields } from './messages.ts'

/** Most API calls of one render: far above a widget's needs, a limit for one that calls in a loop. */
export const mostCalls = 50

/** Public data: nothing of an account, of the staff, or of the server itself. */
const reads = /^\/api\/(rooms|offers|hotel|testimonials|partners|auth\/providers)(\/|$)/
/** A quote is requested by POST because of its size; nothing is stored for it. */
const prices = /^\/api\/quotes\/?$/
/** Calls that a form without a script may make. Signing in, or changing a booking, needs a script. */
const writes = /^\/api\/(bookings(\/address-code)?|testimonials|messages)\/?$/

/**
 * The call for the API; undefined if a server bundle may not make it. The bundle chooses the path, so an
 * ambiguous one is refused.
 */
export const allowedCall = (call: ApiCall, isForm: boolean): ApiCall | undefined => {
  const url = URL.parse(call.path, 'http://localhost')
  if (!url || url.pathname + url.search !== call.path || !isAllowed(call.method, url.pathname, isForm)) {
    return undefined
  }
  return call
}

const isAllowed = (method: string, pathname: string, isForm: boolean) => {
  if (method === 'GET') return reads.test(pathname)
  return method === 'POST' && (prices.test(pathname) || (isForm && writes.test(pathname)))
}

/** Names of fields that a form without a script never needs, on any page. */
const secret = /passw|secret|token/i

/** The fields of a form that its widget's server bundle gets. */
export const fieldsForBundle = (fields: FormFields): FormFields =>
  fields.filter(([name]) => !secret.test(name))
