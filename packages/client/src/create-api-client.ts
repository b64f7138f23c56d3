import type { Api } from '@calm-rest/contract/api'
import { createApiCalls } from './api-calls.ts'
import { type Calls, createCalls } from './calls.ts'
import type { ClientOptions } from './options.ts'

/** The REST contract as functions. Shows nothing and throws nothing: a call answers a `Result`. */
export const createApiClient = (options: ClientOptions): Api =>
  createApi(createCalls(options), options.origin)

/** The same by other ways to call the API than the network; `origin` is that of pictures. */
export const createApi = (calls: Calls, origin: string): Api => ({
  mediaUrl: (path) => (origin === '' ? path : new URL(path, origin).href),
  ...createApiCalls(calls),
})
