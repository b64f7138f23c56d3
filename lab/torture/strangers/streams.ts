import { get, type IncomingMessage } from 'node:http'
import type { Figure } from '../scenario.ts'
import type { Property } from './property.ts'

/** Streams of changes that one session may have open at once. */
const ofSession = 4

/** From where the streams come, and guests too. */
const address = '192.0.2.10'

const openStream = (port: number, headers: Record<string, string>) =>
  new Promise<IncomingMessage | undefined>((resolve) => {
    const options = { host: '127.0.0.1', port, path: '/api/staff/events', agent: false }
    const asking = get({ ...options, headers: { ...headers, 'X-Forwarded-For': address } }, resolve)
    asking.on('error', () => resolve(undefined))
    asking.setTimeout(10_000, () => asking.destroy())
  })

/** Number 4: one cookie opens streams without end; guests behind the same address are still served. */
export const floodStreams = async ({ port, isShort, ask, join }: Property): Promise<Figure[]> => {
  const { headers } = await join('cleaner')
  const wanted = isShort ? 40 : 900
  const open = new Set<IncomingMessage>()
  let accepted = 0
  for (let i = 0; i < wanted; i += 1) {
    const stream = await openStream(port, headers)
    if (stream?.statusCode !== 200) {
      stream?.destroy()
      continue
    }
    accepted += 1
    open.add(stream)
    stream.on('close', () => open.delete(stream)).on('error', () => open.delete(stream))
    stream.resume()
  }
  const guests = await Promise.all(
    Array.from({ length: 20 }, () => ask(address, '/api/rooms').catch(() => undefined)),
  )
  const left = open.size
  for (const stream of open) stream.destroy()
  return [
    { what: '4: streams asked for with one cookie', value: wanted, atLeast: 1 },
    { what: '4: of those begun', value: accepted, atLeast: 1 },
    { what: '4: open at the end', value: left, atLeast: 1, atMost: ofSession },
    {
      what: '4: guests of the same address that were answered, of 20',
      value: guests.filter((answer) => answer?.status === 200).length,
      exactly: 20,
    },
  ]
}
