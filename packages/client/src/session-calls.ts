// Written by `npm run calls` from the calls of the contract. A change here is lost.

import type { SessionApi } from '@calm-rest/contract/api'
import type { Calls } from './calls.ts'

export const createSessionCalls = ({ call, post }: Calls): SessionApi => ({
  login: (input, options) => post('auth/login', input, options),
  google: (input, options) => post('auth/google', input, options),
  refresh: (options) => call('auth/refresh', { ...options, method: 'post', keepalive: true }),
  signOut: (options) => call('auth/sign-out', { ...options, method: 'post', keepalive: true }),
})
