import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Whether a client left before its whole request had arrived: not a fault of the server, and nobody reads the
 * response.
 */
export const isCutOff = (c: Pick<Context, 'env'>): boolean => {
  const { incoming }: Partial<HttpBindings> = c.env ?? {}
  return incoming?.destroyed === true && !incoming.complete
}
