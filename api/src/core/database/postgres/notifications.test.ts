import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { ClientConfig } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { placeOf } from '../../../testing/engine.ts'
import { openEmptyDatabase } from '../../../testing/test-api.ts'
import { createListeners } from '../listeners.ts'
import { listenToNotifications } from './notifications.ts'

/** Opens a connection that can go silent, like one behind a router that dropped it. */
const openLine = async (address: URL) => {
  let isDead = false
  const sockets = new Set<Socket>()
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (data) => isDead || to.write(data)).on('error', () => {})
    from.on('close', () => to.destroy())
  }
  const relay = createServer((near) => {
    const far = connect(Number(address.port), address.hostname)
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    relay.close()
  })
  const url = new URL(address)
  url.port = String((relay.address() as AddressInfo).port)
  return {
    url: url.href,
    setDead: (dead: boolean) => {
      isDead = dead
    },
  }
}

it('treats a silent connection as deaf until the next one receives notices', async () => {
  const { databaseUrl = '' } = placeOf(await openEmptyDatabase())
  const line = await openLine(new URL(databaseUrl))
  const options: ClientConfig = { connectionString: line.url }
  const notices = await listenToNotifications(options, createListeners(), 1)
  onTestFinished(notices.stop)
  const isKeeping = () => {
    const before = notices.now()
    return notices.now() === before
  }
  expect([isKeeping(), notices.isDeaf()]).toEqual([true, false])
  // only attempts on a silent connection time out early: the first connection may take its time
  options.connectionTimeoutMillis = 1_000
  line.setDead(true)
  await expect.poll(isKeeping).toBe(false)
  line.setDead(false)
  await expect.poll(isKeeping).toBe(true)
})
