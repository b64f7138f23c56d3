import type { z } from 'zod'
import { alarmCalls } from './alarms.ts'
import { bookCalls } from './books.ts'
import type { StaffCall } from './call.ts'
import { documentCalls } from './documents.ts'
import { figureCalls } from './figures.ts'
import { floodCalls } from './floods.ts'
import { memberCalls } from './members.ts'
import { messageCalls } from './messages.ts'
import { priceCalls } from './prices.ts'
import { propertyCalls } from './property.ts'
import { sessionCalls } from './sessions.ts'
import { stayCalls } from './stays.ts'

export type { StaffCall } from './call.ts'
export { changedMeanwhileBody } from './changed-meanwhile.ts'

/**
 * Every call of the front desk. Its session is a cookie that only these routes read; an answer is never cached. Errors
 * are those of all calls. `npm run calls` writes method and path of each for browsers, into `staff-routes.ts`.
 */
export const staffCalls = {
  ...sessionCalls,
  ...memberCalls,
  ...stayCalls,
  ...documentCalls,
  ...floodCalls,
  ...alarmCalls,
  ...messageCalls,
  ...propertyCalls,
  ...priceCalls,
  ...figureCalls,
  ...bookCalls,
} satisfies Record<string, StaffCall>

type Calls = typeof staffCalls

export type StaffRouteName = keyof Calls
/** What is sent to a route: parameters of its path, its query and its body, where it has them. */
export type StaffInput<N extends StaffRouteName> = {
  [K in 'params' | 'query' | 'body' as Calls[N] extends Record<K, z.ZodType>
    ? K
    : never]: Calls[N] extends Record<K, infer S extends z.ZodType> ? z.input<S> : never
}
/** What a route answers. */
export type StaffAnswer<N extends StaffRouteName> = z.output<Calls[N]['answer']>
