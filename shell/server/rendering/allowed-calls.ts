import type { ApiCall, FormFields } from './messages.ts'

/** Most API calls of one render: far above what a widget needs, a limit for one that calls in a loop. */
export const mostCalls = 50

/** What everybody may read: nothing of an account, of the staff, or of the server itself. */
const reads = /^\/api\/(rooms|offers|hotel|testimonials|partners|auth\/providers)(\/|$)/
/** A price is asked for by POST, since it has many parts, and nothing is stored for it. */
const prices = /^\/api\/quotes\/?$/
/** What a form without a script may send. Who signs in, or changes what was booked, does it with a script. */
const writes = /^\/api\/(bookings(\/address-code)?|testimonials|messages)\/?$/

/**
 * The call as the API gets it; undefined where a server bundle may not ask for it. It names any path it likes, so that one
 * that means another than it says is refused.
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

/** Names of fields that no form without a script has any use for, whoever made the page that it stood on. */
const secret = /passw|secret|token/i

/** The fields of a form that the server bundle of its widget gets. */
export const fieldsForBundle = (fields: FormFields): FormFields =>
  fields.filter(([name]) => !secret.test(name))
