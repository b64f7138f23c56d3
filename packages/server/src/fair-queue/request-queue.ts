import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ClientNetwork } from '../client-address.ts'
import { createFairQueue, type FairQueue, type Turn } from './fair-queue.ts'

type RequestContext = Pick<Context<{ Bindings: Partial<HttpBindings> }>, 'req' | 'env'>

/** A fair queue for requests of an app. */
export interface RequestQueue {
  /**
   * As in FairQueue. A call within this process is part of a request that has its turn, and passes at once.
   */
  enter(c: RequestContext, costMs: number): Promise<Turn>
  pass(c: RequestContext, costMs: number): Promise<Turn> | undefined
  took(c: RequestContext, costMs: number, tookMs: number): void
  size: FairQueue['size']
}

const noTurn: Turn = { charge: () => {}, end: () => {} }

export const createRequestQueue = (
  clientNetwork: ClientNetwork,
  queue: FairQueue = createFairQueue(),
): RequestQueue => {
  const requestOf = (c: RequestContext) => {
    const connection = c.env?.outgoing
    return connection && { network: clientNetwork(c), connection }
  }
  return {
    enter: async (c, costMs) => {
      const request = requestOf(c)
      return request ? queue.enter(request, costMs) : noTurn
    },
    pass: (c, costMs) => {
      const request = requestOf(c)
      return request && queue.pass(request, costMs)
    },
    took: (c, costMs, tookMs) => {
      const request = requestOf(c)
      if (request) queue.took(request, costMs, tookMs)
    },
    size: queue.size,
  }
}
