import { type Call, calls } from '@calm-rest/contract/openapi'

/** Calls of the API that a release can declare: `offers.list`. */
export const callNames: ReadonlySet<string> = new Set(
  Object.values<Call>(calls).flatMap(({ client }) =>
    client && !client.name.startsWith('session.') ? [client.name] : [],
  ),
)
