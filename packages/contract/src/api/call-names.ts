import type { Api } from './api.ts'
import type { ApiCalls } from './api-calls.ts'

/** Name of a call of the API, by group and function: `offers.list`. */
export type CallName = {
  [Group in keyof ApiCalls]: `${Group}.${keyof ApiCalls[Group] & string}`
}[keyof ApiCalls]

type NamesIn<Group extends string, Calls extends string> = Calls extends `${Group}.${infer Name}`
  ? Name
  : never
type GroupOf<Calls extends string> = Calls extends `${infer Group}.${string}` ? Group : never

/** The API with these calls alone, and the addresses of pictures. */
export type ApiOf<Calls extends CallName> = Pick<Api, 'mediaUrl'> & {
  [Group in GroupOf<Calls> & keyof ApiCalls]: Pick<
    ApiCalls[Group],
    NamesIn<Group, Calls> & keyof ApiCalls[Group]
  >
}
