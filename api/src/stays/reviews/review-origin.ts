import type { ClientKey } from '@calm-rest/server'
import type { Context } from 'hono'
import type { NetworkHash } from '../../core/http/client-network.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import type { ReviewOrigin } from './review-caps.ts'

interface OriginDeps {
  clientKey: ClientKey
  addressHash: NetworkHash
  networkHash: NetworkHash
}

/** Returns the origin of a request's review, as hashes. */
export const createReviewOrigin =
  ({ clientKey, addressHash, networkHash }: OriginDeps) =>
  async (c: Context<ApiEnv>): Promise<ReviewOrigin> => {
    const client = clientKey(c)
    return { address: await addressHash(client), network: await networkHash(client) }
  }

export type ReviewOriginOf = ReturnType<typeof createReviewOrigin>
