import type { Api } from './api.ts'
import type { ApiCalls } from './api-calls.ts'
import type { Result } from './result.ts'

/** One call of the API, by its group, its name and its arguments. */
export type CallByName = (group: string, name: string, args: readonly unknown[]) => Promise<Result<unknown>>

/** The API as functions, each of which is one function with its name. */
export const apiByName = (mediaUrl: Api['mediaUrl'], call: CallByName): Api =>
  new Proxy({ mediaUrl } as Api, {
    get: (own, group) => Reflect.get(own, group) ?? groupByName(String(group), call),
  })

const groupByName = (group: string, call: CallByName) =>
  new Proxy({} as ApiCalls[keyof ApiCalls], {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        call(group, String(name), args),
  })

/** Makes a call of an API by its name. */
export const callByName =
  (api: ApiCalls): CallByName =>
  (group, name, args) =>
    (
      api as unknown as Record<
        string,
        Record<string, (...args: readonly unknown[]) => Promise<Result<unknown>>>
      >
    )[group]?.[name]?.(...args) ?? Promise.reject(new TypeError(`The API has no call ${group}.${name}`))
