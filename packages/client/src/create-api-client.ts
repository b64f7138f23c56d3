import { type Api, apiByName, callByName } from '@calm-rest/contract/api'
import { createCalls } from './calls.ts'
import { mediaUrlOf } from './media-url.ts'
import type { ClientOptions } from './options.ts'

/**
 * The REST contract as functions. Shows nothing and throws nothing: a call answers a `Result`. The functions come with
 * the first call.
 */
export const createApiClient = (options: ClientOptions): Api => {
  const calls = createCalls(options)
  const open = () => import(/* webpackChunkName: "api-connection" */ './api-calls.ts').catch(() => undefined)
  return apiByName(mediaUrlOf(options.origin), async (group, name, args) => {
    const functions = await open()
    if (!functions) return { ok: false, failure: { kind: 'network' } }
    return callByName(functions.createApiCalls(calls))(group, name, args)
  })
}
