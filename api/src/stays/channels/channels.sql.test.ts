import { afterEach, expect, it, vi } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { tablesOf } from '../../testing/tables-of.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const openFeed = async (roomId = 'lighthouse-suite') => {
  const opened = await openTestDesk()
  const { path } = await opened.desk.channels.add(roomId, 'booking.com')
  return { ...opened, path, fetch: async () => (await opened.api.get(path)).text() }
}

/** Joins folded lines. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

const eventsIn = (text: string) =>
  unfold(text)
    .join('\n')
    .split('BEGIN:VEVENT\n')
    .slice(1)
    .map((event) => event.split('\nEND:VEVENT')[0] ?? '')
    .map((event) => Object.fromEntries(event.split('\n').map((line) => line.split(/:(.*)/s))))

const spansIn = (text: string) =>
  eventsIn(text).map((event) => [event['DTSTART;VALUE=DATE'], event['DTEND;VALUE=DATE']].join('-'))

it.each(['UTC', 'Asia/Colombo', 'America/Santiago', 'Pacific/Kiritimati'])(
  'R-desk-calendar: shows a stay as the nights that are taken, opaque, with its moment in UTC, on a server in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const { api, path, fetch } = await openFeed()
    await api.post('/api/bookings', goodBooking)
    const answer = await api.get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    const [event, ...others] = eventsIn(await fetch())
    expect(others).toEqual([])
    expect(event).toMatchObject({
      UID: 'lighthouse-suite-2027-07-01@stay',
      DTSTAMP: '20270601T060000Z',
      'DTSTART;VALUE=DATE': '20270701',
      'DTEND;VALUE=DATE': '20270704',
      TRANSP: 'OPAQUE',
      SUMMARY: 'Not available',
    })
  },
)

it('R-desk-calendar: is RFC 5545 to the byte: CRLF at every line, none longer than 75 octets', async () => {
  const { api, desk, fetch } = await openFeed('mango-tree-bungalow')
  await api.db.exec(
    "UPDATE room_texts SET name = '海边的芒果树小屋，带花园与露台，适合全家人一起度过一个长长的假期' WHERE room_type_id = 'mango-tree-bungalow' AND lang = 'en'",
  )
  await desk.blocks.add({
    roomId: 'mango-tree-bungalow',
    from: '2027-07-01',
    until: '2027-07-02',
    reason: 'Roof',
  })
  const text = await fetch()
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.some((line) => line.startsWith(' '))).toBe(true)
  expect(unfold(text)).toContain(
    'X-WR-CALNAME:Calm Rest: 海边的芒果树小屋，带花园与露台，适合全家人一起度过一个长长的假期',
  )
  expect(text).not.toContain('\uFFFD')
})

it('R-desk-calendar: contains nothing about guests', async () => {
  const { api, desk, fetch } = await openFeed()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  await desk.blocks.add({
    roomId: 'lighthouse-suite',
    from: '2027-08-01',
    until: '2027-08-02',
    reason: 'Mr Silva',
  })
  const text = unfold(await fetch()).join('\n')
  for (const secret of [reference, 'Amara', 'Perera', 'amara@', 'arrival', 'Silva', '705']) {
    expect(text).not.toContain(secret)
  }
})

it('keeps the same bytes and UIDs until something changes; nothing beside a stay changes its entry', async () => {
  const { api, desk, setClock, fetch } = await openFeed()
  await api.post('/api/bookings', goodBooking)
  const before = await fetch()
  setClock('2027-06-20T06:00:00.000Z')
  expect(await fetch()).toBe(before)
  const beside = (checkIn: string, checkOut: string) =>
    api.post('/api/bookings', { ...goodBooking, checkIn, checkOut, totalPrice: 235 })
  await beside('2027-06-30', '2027-07-01')
  const { reference } = await (await beside('2027-07-04', '2027-07-05')).json()
  expect(spansIn(await fetch())).toEqual(['20270630-20270701', '20270701-20270704', '20270704-20270705'])
  expect(eventsIn(await fetch())[1]).toEqual(eventsIn(before)[0])
  // a stay that has begun is the same on each of its days, and gone once it is over
  for (const day of ['2027-07-01', '2027-07-03']) {
    setClock(`${day}T12:00:00.000Z`)
    expect(eventsIn(await fetch()).map(({ UID }) => UID)).toContain('lighthouse-suite-2027-07-01@stay')
  }
  setClock('2027-07-04T12:00:00.000Z')
  expect(spansIn(await fetch())).toEqual(['20270704-20270705'])
  await desk.bookings.cancel(reference)
  expect(spansIn(await fetch())).toEqual([])
})

it('shows a room type as taken if none of its units is free, like the site', async () => {
  const { desk, fetch, read } = await openFeed('courtyard-room')
  const block = { roomId: 'courtyard-room', reason: 'Roof' }
  await desk.blocks.add({ ...block, from: '2027-07-01', until: '2027-07-10' })
  expect(spansIn(await fetch())).toEqual([])
  await desk.blocks.add({ ...block, from: '2027-07-03', until: '2027-07-05' })
  await desk.blocks.add({ ...block, from: '2027-07-05', until: '2027-07-06' })
  expect(spansIn(await fetch())).toEqual(['20270703-20270705', '20270705-20270706'])
  const { taken } = await read('/api/rooms/courtyard-room/availability?from=2027-07-01&to=2027-07-20')
  expect(taken).toEqual(['2027-07-03', '2027-07-04', '2027-07-05'])
})

it('R-desk-calendar: is opened by its own address only; a rotated or removed one is invalid', async () => {
  const { api, desk, path } = await openFeed()
  const statusOf = async (address: string) => (await api.get(address)).status
  expect(await statusOf(path.replace(/.{6}\.ics$/, 'AAAAAA.ics'))).toBe(404)
  expect(await statusOf('/api/calendars/lighthouse-suite.ics')).toBe(404)
  expect(await statusOf(path.replace('.ics', ''))).toBe(404)
  const other = await desk.channels.add('lighthouse-suite', 'airbnb')
  const rotated = await desk.channels.rotate('lighthouse-suite', 'booking.com')
  expect([await statusOf(path), await statusOf(rotated.path), await statusOf(other.path)]).toEqual([
    404, 200, 200,
  ])
  await desk.channels.remove('lighthouse-suite', 'booking.com')
  expect([await statusOf(rotated.path), await statusOf(other.path)]).toEqual([404, 200])
  await expect(desk.channels.rotate('lighthouse-suite', 'booking.com')).rejects.toThrow(
    "lighthouse-suite has no calendar for 'booking.com'. It has: airbnb.",
  )
  await expect(desk.channels.add('lighthouse-suite', 'airbnb')).rejects.toThrow('already')
})

it('stores the secret of no address', async () => {
  const { api, path } = await openFeed()
  const token = path.slice('/api/calendars/'.length, -'.ics'.length)
  const everything = await Promise.all(
    (await tablesOf(api.db)).map((table) => api.db.prepare(`SELECT * FROM ${table}`).all()),
  )
  expect(everything.flat().length).toBeGreaterThan(0)
  expect(JSON.stringify(everything)).not.toContain(token)
})

it('R-desk-visits: records when each channel last came, to the minute', async () => {
  const { api, desk, setClock, path, fetch } = await openFeed()
  await desk.channels.add('lighthouse-suite', 'airbnb')
  const visits = async () =>
    (await desk.channels.list()).map(({ portal, lastVisitAt }) => [portal, lastVisitAt])
  const never = [
    ['airbnb', null],
    ['booking.com', null],
  ]
  expect(await visits()).toEqual(never)
  await api.app.request(path, { method: 'HEAD' })
  expect(await visits()).toEqual(never)
  await fetch()
  expect(await visits()).toEqual([
    ['airbnb', null],
    ['booking.com', '2027-06-01T06:00:00.000Z'],
  ])
  setClock('2027-06-01T06:00:59.000Z')
  await fetch()
  setClock('2027-06-01T06:01:30.000Z')
  expect((await visits())[1]).toEqual(['booking.com', '2027-06-01T06:00:00.000Z'])
  await fetch()
  expect((await visits())[1]).toEqual(['booking.com', '2027-06-01T06:01:30.000Z'])
})

it('R-closures: shows a closed property as one span in every room, whatever is booked in it', async () => {
  const { api, desk, fetch } = await openFeed()
  await api.post('/api/bookings', goodBooking)
  const { rates } = await desk.rates.current()
  await desk.rates.replace({ ...rates, closures: [{ from: '2027-07-02', until: '2027-07-20' }] })
  expect(spansIn(await fetch())).toEqual(['20270701-20270702', '20270702-20270720'])
})
