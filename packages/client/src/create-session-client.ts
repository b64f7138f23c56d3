import type { SessionApi } from '@calm-rest/contract/api'
import { createCalls } from './calls.ts'
import type { ClientOptions } from './options.ts'

/**
 * A request that replaces or ends the cookie goes on where the page is left meanwhile: a refresh token that was used,
 * whose successor never arrived, would look stolen.
 */
const toTheEnd = { method: 'post', keepalive: true }

/** The calls that give and take tokens; the browser adds the cookie by itself, to its own origin alone. */
export const createSessionClient = (options: ClientOptions): SessionApi => {
  const { call, post } = createCalls(options)
  return {
    login: (input, options) => post('auth/login', input, options),
    google: (input, options) => post('auth/google', input, options),
    refresh: (options) => call('auth/refresh', { ...options, ...toTheEnd }),
    signOut: (options) => call('auth/sign-out', { ...options, ...toTheEnd }),
  }
}
