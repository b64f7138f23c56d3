import { once } from 'node:events'
import { connect } from 'node:net'
import { staffLimits } from '@calm-rest/contract/staff'
import { listen } from '@calm-rest/server'
import { whenDone } from '@calm-rest/testing/cleanup'
import { expect, it } from 'vitest'
import { joinStaff } from '../../testing/staff.ts'
import { openTestApi } from '../../testing/test-api.ts'
import { createOpenStreams } from './open-streams.ts'

/** Serves the API over HTTP with a maximum number of connections per address. */
const serve = async (connectionsPerAddress: number) => {
  const api = await openTestApi()
  const fetch = api.app.fetch
  const server = await listen({ fetch, port: 0, host: '127.0.0.1', connectionsPerAddress })
  whenDone(() => server.stop(0))
  const open = async (path: string, headers: Record<string, string> = {}) => {
    const socket = connect(server.port, '127.0.0.1')
    whenDone(() => void socket.destroy())
    let heard = ''
    let isOver = false
    socket.on('data', (data) => {
      heard += data
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      isOver = true
    })
    await once(socket, 'connect')
    const lines = Object.entries({ Host: 'localhost', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    socket.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    await expect.poll(() => isOver || heard.includes('\r\n\r\n'), { interval: 5 }).toBe(true)
    return { socket, heard: () => heard, isOver: () => isOver }
  }
  return { api, open, stream: (headers: Record<string, string>) => open('/api/staff/events', headers) }
}

type Opened = Awaited<ReturnType<Awaited<ReturnType<typeof serve>>['open']>>
const areOpen = (streams: readonly Opened[]) => streams.filter(({ isOver }) => !isOver())
const isAnswered = ({ heard }: Opened) => heard().startsWith('HTTP/1.1 200')

it('R-staff-streams: a cookie that opens thirty streams has four, the newest, and the others are told why they ended', async () => {
  const { api, stream } = await serve(100)
  const { headers } = await joinStaff(api, 'housekeeping')
  const streams: Opened[] = []
  for (let i = 0; i < 30; i += 1) streams.push(await stream(headers))
  await expect.poll(() => areOpen(streams).length).toBe(staffLimits.streams.ofSession)
  expect(areOpen(streams)).toEqual(streams.slice(-staffLimits.streams.ofSession))
  for (const { heard, isOver } of streams) expect(heard().includes('event: superseded')).toBe(isOver())
})

it('R-staff-streams: a member who signs in repeatedly has ten', async () => {
  const { api, stream } = await serve(100)
  const { headers, signIn } = await joinStaff(api, 'housekeeping')
  const streams: Opened[] = []
  for (let session = 0; session < 4; session += 1) {
    if (session > 0) {
      // as on another phone: the former session stays open
      headers.Cookie = ''
      await signIn()
    }
    for (let i = 0; i < staffLimits.streams.ofSession; i += 1) streams.push(await stream(headers))
  }
  await expect.poll(() => areOpen(streams).length).toBe(staffLimits.streams.ofMember)
})

it('R-staff-streams: takes no connection from the guests behind the same address', async () => {
  const { api, open, stream } = await serve(6)
  const members = await Promise.all(['A', 'B', 'C'].map((name) => joinStaff(api, 'desk', { name })))
  const streams: Opened[] = []
  for (const { headers } of members)
    for (let i = 0; i < staffLimits.streams.ofSession; i += 1) streams.push(await stream(headers))
  expect(areOpen(streams)).toHaveLength(12)
  const guests: Opened[] = []
  for (let i = 0; i < 6; i += 1) guests.push(await open('/api/health'))
  expect(guests.every(isAnswered)).toBe(true)
  // the share of an address is unchanged
  expect(isAnswered(await open('/api/health'))).toBe(false)
})

it('R-staff-streams: cuts off a replaced stream that is not read', async () => {
  const { api } = await serve(100)
  const { headers } = await joinStaff(api, 'desk')
  let cut = 0
  const socket = { remoteAddress: '127.0.0.1', destroy: () => (cut += 1) }
  // nobody reads these answers
  for (let i = 0; i <= staffLimits.streams.ofSession; i += 1)
    await api.app.request('/api/staff/events', { headers }, { incoming: { socket } })
  await expect.poll(() => cut, { timeout: 5000 }).toBe(1)
  api.drain()
})

it('all members together have a maximum of open streams, and the oldest is replaced', () => {
  const streams = createOpenStreams({ ofSession: 4, ofMember: 10, ofAll: 3 })
  const ended: string[] = []
  const ends = ['A', 'B', 'C', 'D'].map((id) =>
    streams.add({ sessionId: id, memberId: id, supersede: () => ended.push(id) }),
  )
  expect(ended).toEqual(['A'])
  ends[1]?.()
  streams.add({ sessionId: 'E', memberId: 'E', supersede: () => ended.push('E') })
  expect(ended).toEqual(['A'])
})
