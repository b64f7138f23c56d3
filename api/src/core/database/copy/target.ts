import pg from 'pg'
import { ActionRefused } from '../../action-refused.ts'
import { types } from '../postgres/values.ts'

/** Any number that nobody else's programs on the same server take. */
const lock = 4_711_060_603

/** A copy that was killed holds its lock until the server has noticed. */
const patienceMs = 5_000

/** The server and the database of it, without who asks and by which password. */
export const placeWords = (url: string): string => {
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}

/** The database that is copied to, for one copy alone; a statement takes as long as it takes. */
export const openTarget = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'calm-rest copy',
    types,
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
  })
  // the statement that meets it says so
  client.on('error', () => {})
  await connect(client, url)
  try {
    await takeLock(client, url)
    await assertUtf8(client, url)
    return client
  } catch (cause) {
    await client.end()
    throw cause
  }
}

const connect = async (client: pg.Client, url: string) => {
  try {
    await client.connect()
  } catch (cause) {
    // of a name with several addresses each has failed, and only the code is common to them
    const { message, code } = cause as { message?: string; code?: string }
    throw new Error(`${placeWords(url)} cannot be reached: ${message || code}`, { cause })
  }
}

const takeLock = async (client: pg.Client, url: string) => {
  await client.query(`SET lock_timeout = ${patienceMs}`)
  try {
    await client.query(`SELECT pg_advisory_lock(${lock})`)
  } catch (cause) {
    const isTaken = cause instanceof pg.DatabaseError && cause.code === '55P03'
    if (!isTaken) throw cause
    throw new ActionRefused(`Another copy or verification is at work on ${placeWords(url)}.`)
  }
  await client.query('SET lock_timeout = 0')
}

const assertUtf8 = async (client: pg.Client, url: string) => {
  const { rows } = await client.query('SHOW server_encoding')
  if (rows[0]?.server_encoding === 'UTF8') return
  throw new ActionRefused(
    `${placeWords(url)} is not in UTF8 and cannot hold every name. Make it anew: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
  )
}
