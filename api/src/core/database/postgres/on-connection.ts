import type pg from 'pg'
import { fromServer, isLost } from './unavailable.ts'

/** Its next statement fails; without a listener, one that breaks between two of them would end the process. */
const toldByTheNextStatement = () => {}

/**
 * A connection of the pool for as long as `work` takes; one that broke is not used again. What only reads can be asked
 * once more, on another one.
 */
export const onConnection = async <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  isRepeatable = false,
): Promise<T> => {
  const client = await fromServer(() => pool.connect())
  client.on('error', toldByTheNextStatement)
  let isBroken = false
  try {
    return await work(client)
  } catch (cause) {
    isBroken = isLost(cause)
    if (!isBroken || !isRepeatable) throw cause
  } finally {
    client.off('error', toldByTheNextStatement)
    client.release(isBroken)
  }
  return onConnection(pool, work)
}
