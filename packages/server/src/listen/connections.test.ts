import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from './listen.ts'

type ListenOptions = Partial<Parameters<typeof listen>[0]>

/** A server whose every answer is a megabyte; counts its requests. */
const startServer = async (options: ListenOptions = {}) => {
  const asked = { count: 0 }
  const megabyte = 'x'.repeat(1024 * 1024)
  const server = await listen({
    port: 0,
    host: '127.0.0.1',
    fetch: () => {
      asked.count += 1
      return new Response(megabyte)
    },
    ...options,
  })
  onTestFinished(() => server.stop(0))
  const open = async () => {
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { asked, open }
}

const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** Leaves responses unread; resolves once the server has closed the connection. */
const cut = (socket: Socket) =>
  new Promise<void>((resolve) => {
    const write = setInterval(() => socket.write('\r\n'), 20)
    socket.once('close', () => {
      clearInterval(write)
      resolve()
    })
  })

it('answers what a client sends ahead one after another, and only as it is read', async () => {
  const { asked, open } = await startServer()
  const socket = await open()
  socket.write(request.repeat(10))
  // enough time for a server to start all of them
  await expect.poll(() => asked.count).toBeGreaterThan(0)
  const { count } = asked
  expect(count).toBeLessThan(10)
  socket.resume()
  await expect.poll(() => asked.count).toBe(10)
})

it('closes a connection that sends a thousand requests ahead and reads nothing', async () => {
  const { asked, open } = await startServer()
  const socket = await open()
  socket.write(request.repeat(1000))
  await cut(socket)
  expect(asked.count).toBeLessThan(10)
})

it('closes a connection that does not read a response, and keeps one that waits for a response', async () => {
  const timeouts = {
    headersTimeout: 5000,
    requestTimeout: 5000,
    connectionsCheckingInterval: 50,
    unread: 300,
  }
  const unread = await startServer({ timeouts })
  const silent = await unread.open()
  silent.write(request.repeat(10))
  await cut(silent)

  const late = await startServer({
    timeouts,
    fetch: () => new Promise((resolve) => setTimeout(resolve, 1000, new Response('at last'))),
  })
  const patient = await late.open()
  patient.write(request)
  const [answer] = await once(patient, 'data')
  expect(String(answer)).toContain('HTTP/1.1 200')
})

it('limits the connections of one address, and not those of a trusted proxy', async () => {
  // a closed connection may also be an error
  const isHeard = (socket: Socket) =>
    new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true)).once('close', () => resolve(false))
      socket.write(request)
    })
  const capped = await startServer({ connectionsPerAddress: 2 })
  const first = await capped.open()
  const second = await capped.open()
  expect([await isHeard(first), await isHeard(second)]).toEqual([true, true])
  expect(await isHeard(await capped.open())).toBe(false)
  first.destroy()
  // the server notices it a moment later
  await expect.poll(async () => isHeard(await capped.open())).toBe(true)

  const behindProxy = await startServer({ connectionsPerAddress: 2, trustedProxies: ['127.0.0.1'] })
  const many = await Promise.all([1, 2, 3, 4].map(() => behindProxy.open()))
  expect(await Promise.all(many.map(isHeard))).toEqual([true, true, true, true])
})
