import { Refused } from '@calm-rest/command/outcomes'
import pg from 'pg'
import { types } from '../postgres/values.ts'

/** Advisory lock id. Any number that no other program on the same server uses. */
const lock = 4_711_060_603

/** A killed copy holds its lock until the server notices. */
const patienceMs = 5_000

/** Describes the server and its database without user and password. */
export const placeWords = (url: string): string => {
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}

/** Opens the target database for one copy alone, without a statement time-out. */
export const openTarget = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'calm-rest copy',
    types,
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
  })
  // the statement that runs into the error reports it
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
    // if a name has several addresses, each has failed, and only the code is common to all
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
    throw new Refused(`Another copy or verification is at work on ${placeWords(url)}.`)
  }
  await client.query('SET lock_timeout = 0')
}

const assertUtf8 = async (client: pg.Client, url: string) => {
  const { rows } = await client.query('SHOW server_encoding')
  if (rows[0]?.server_encoding === 'UTF8') return
  throw new Refused(
    `${placeWords(url)} is not in UTF8 and cannot hold every name. Make it anew: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
  )
}
