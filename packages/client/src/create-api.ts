import type { Api } from '@calm-rest/contract/api'
import { createApiCalls } from './api-calls.ts'
import type { Calls } from './calls.ts'
import { mediaUrlOf } from './media-url.ts'

/** The REST contract as functions by other ways to call the API than the network; `origin` is that of pictures. */
export const createApi = (calls: Calls, origin: string): Api => ({
  mediaUrl: mediaUrlOf(origin),
  ...createApiCalls(calls),
})
