import type { FlagClient, FlagValue } from '@calm-rest/contract/flags'
import type { LoadInput } from '@calm-rest/contract/widget'
import { flagClient, flagIn, type Widened } from './flag-client.ts'
import { useHost } from './host-context.ts'
import { ownFlags } from './own-flags.ts'

/** Evaluates flags for `load` and `submit`, with the methods of an OpenFeature client. */
export const flagsOf = (input: Pick<LoadInput<object>, 'flags'>): FlagClient =>
  flagClient(input.flags ?? ownFlags())

/**
 * A flag that the release declares (`uses.flags`), or the default: `useFlag('new-map', false)`. It is the same on the server
 * and in the browser, for one page view.
 */
export const useFlag = <Value extends FlagValue>(name: string, defaultValue: Value): Widened<Value> =>
  flagIn(useHost().flags ?? ownFlags(), name, defaultValue)
