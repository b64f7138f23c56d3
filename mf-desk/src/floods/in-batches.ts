import type { Result } from '@calm-rest/contract/api'
import { staffLimits } from '@calm-rest/contract/staff'

/** Sends a list in as many calls as it takes, one after the other; stops at the first that fails. */
export const inBatches = async <Item, Value>(
  items: readonly Item[],
  send: (batch: Item[]) => Promise<Result<Value>>,
): Promise<Result<undefined>> => {
  for (let at = 0; at < items.length; at += staffLimits.floodBatch) {
    const result = await send(items.slice(at, at + staffLimits.floodBatch))
    if (!result.ok) return result
  }
  return { ok: true, value: undefined }
}
