import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { whenDone } from '@calm-rest/testing'
import pg from 'pg'
import { expect, it } from 'vitest'
import { onConnection } from './postgres/on-connection.ts'
import { fromServer, PostgresUnavailable } from './postgres/unavailable.ts'

/** A message of PostgreSQL's protocol: type, length and content. */
const message = (type: string, content: string | Buffer) => {
  const bytes = Buffer.from(content)
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes.length + 4)
  return Buffer.concat([Buffer.from(type), length, bytes])
}
const ready = message('Z', 'I')
const signedIn = Buffer.concat([message('R', Buffer.alloc(4)), ready])
const done = Buffer.concat([message('C', 'SELECT 0\0'), ready])

/** A server in the protocol of PostgreSQL whose first `breaks` connections break in their first statement. */
const openServer = async (breaks: number) => {
  let connections = 0
  const greet = (socket: Socket) => {
    connections += 1
    const isBreaking = connections <= breaks
    socket.once('data', () => {
      socket.write(signedIn)
      socket.on('data', (asked) => {
        if (asked.toString('latin1', 0, 1) !== 'Q') return
        if (isBreaking) socket.destroy()
        else socket.write(done)
      })
    })
    socket.on('error', () => {})
  }
  const server = createServer(greet).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'u', database: 'd', max: 1 })
  pool.on('error', () => {})
  whenDone(async () => {
    await pool.end()
    server.close()
  })
  let asked = 0
  const ask = (isRead: boolean | undefined) =>
    onConnection(
      pool,
      (client) => {
        asked += 1
        return fromServer(() => client.query('SELECT 1'))
      },
      isRead,
    )
  return { pool, ask, counts: () => ({ asked, connections }) }
}

it('repeats a read on another connection where the first breaks', async () => {
  const { ask, counts, pool } = await openServer(1)
  expect((await ask(true)).command).toBe('SELECT')
  expect(counts()).toEqual({ asked: 2, connections: 2 })
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
})

it('repeats a read once only', async () => {
  const { ask, counts } = await openServer(9)
  await expect(ask(true)).rejects.toThrow(PostgresUnavailable)
  expect(counts()).toEqual({ asked: 2, connections: 2 })
})

it.each([[false], [undefined]])('never repeats what may write (%s)', async (isRead) => {
  const { ask, counts, pool } = await openServer(1)
  await expect(ask(isRead)).rejects.toThrow(PostgresUnavailable)
  expect(counts()).toEqual({ asked: 1, connections: 1 })
  // the broken connection is not used again
  expect(pool.totalCount).toBe(0)
  await ask(isRead)
  expect(counts()).toEqual({ asked: 2, connections: 2 })
})

it('keeps a connection on which only the work failed, and does not repeat it', async () => {
  const { pool, ask } = await openServer(0)
  await ask(true)
  let asked = 0
  const work = () => {
    asked += 1
    return Promise.reject(new RangeError('too large'))
  }
  await expect(onConnection(pool, work, true)).rejects.toThrow('too large')
  expect([asked, pool.totalCount, pool.idleCount]).toEqual([1, 1, 1])
  const client = await pool.connect()
  // a listener for each use would stay with the connection
  expect(client.listenerCount('error')).toBe(0)
  client.release()
})
