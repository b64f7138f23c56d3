import type { FlagClient, FlagValue } from '@calm-rest/contract/flags'
import type { LoadInput } from '@calm-rest/contract/widget'
import { flagClient, flagIn, type Widened } from './flag-client.ts'
import { useHost } from './host-context.ts'

/** `flagsOf` on a server. */
export const flagsOf = (input: Pick<LoadInput<object>, 'flags'>): FlagClient => flagClient(input.flags ?? {})

/** `useFlag` on a server. */
export const useFlag = <Value extends FlagValue>(name: string, defaultValue: Value): Widened<Value> =>
  flagIn(useHost().flags ?? {}, name, defaultValue)
