import type pg from 'pg'
import { fromServer, isLost } from './unavailable.ts'

/**
 * The next statement on the connection fails. Without a listener, a break between two statements would end the process.
 */
const toldByTheNextStatement = () => {}

/**
 * Runs `work` on a connection of the pool. A broken connection is not used again. Work that only reads may be repeated
 * on another one.
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
