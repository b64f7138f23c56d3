import type { SessionApi } from '@calm-rest/contract/api'
import { createCalls } from './calls.ts'
import type { ClientOptions } from './options.ts'
import { createSessionCalls } from './session-calls.ts'

/** The calls that give and take tokens; the browser adds the cookie by itself, to its own origin alone. */
export const createSessionClient = (options: ClientOptions): SessionApi =>
  createSessionCalls(createCalls(options))
