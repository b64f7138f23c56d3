import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi, listen } from '@calm-rest/api'
import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { changeByDesk, runDesk } from './run-desk.fixture.ts'

const from = { name: 'Calm Rest', address: 'stay@calmrest.example' }

/** A site that runs, as far as the desk has to do with it: the API behind its real server, and mail that is sent. */
const openHouse = async () => {
  const dataDir = temporaryFolder('desk')
  const folder = join(dataDir, 'outbox')
  const publicUrl = 'https://calmrest.example'
  const mail = { transport: { folder }, from, publicUrl, pace: { pollMs: 50 } }
  const api = await createApi({ dataDir, mail, logger: pino({ level: 'silent' }) })
  const server = await listen({
    fetch: api.app.fetch,
    direct: api.answerDirectly,
    port: 0,
    host: '127.0.0.1',
  })
  whenDone(async () => {
    await server.stop(0)
    await api.close()
  })
  const origin = `http://127.0.0.1:${server.port}`
  const call = async (path: string, body?: object) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }
    const answer = await fetch(`${origin}${path}`, body && init)
    return { status: answer.status, data: await answer.json() }
  }
  return {
    origin,
    call,
    desk: (...args: string[]) => runDesk(dataDir, args),
    change: (...args: string[]) => changeByDesk(dataDir, ...args),
    /** Headers and body of every mail that went out. */
    mails: () => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
  }
}

const today = dateInZone(new Date(), hotel.timeZone)
const [checkIn, checkOut] = [addDays(today, 30), addDays(today, 33)]
const guest = { firstName: 'Amara', lastName: 'Perera', email: 'amara@example.com' }
const booking = { ...guest, checkIn, checkOut, guests: 2, roomType: 'lighthouse-suite', totalPrice: 705 }

it('a running site goes by a new price, a discount, a block and a hidden review from its next request on', async () => {
  const { call, change } = await openHouse()
  const list = async () => (await call('/api/rooms')).data
  const room = async () => (await call('/api/rooms/lighthouse-suite')).data
  const taken = async () =>
    (await call(`/api/rooms/lighthouse-suite/availability?from=${checkIn}&to=${checkOut}`)).data.taken
  const reviews = async () => (await call('/api/testimonials')).data
  // twice, so that each is in memory
  for (let turn = 0; turn < 2; turn += 1) await Promise.all([list(), room(), taken(), reviews()])

  await change('rooms', 'price', 'lighthouse-suite', '249.50')
  expect((await room()).price).toBe(249.5)
  await change('rooms', 'discount', 'lighthouse-suite', '199')
  expect(await room()).toMatchObject({ price: 249.5, discountPrice: 199 })
  expect((await list()).find(({ _id }: { _id: string }) => _id === 'lighthouse-suite').discountPrice).toBe(
    199,
  )

  const span = ['--from', checkIn, '--until', addDays(checkIn, 1), '--reason', 'New roof']
  const { block } = await change('rooms', 'block', 'lighthouse-suite', ...span)
  expect(await taken()).toEqual([checkIn])
  expect(await call('/api/bookings', { ...booking, totalPrice: 597 })).toMatchObject({
    status: 409,
    data: { code: 'room_taken' },
  })
  await change('rooms', 'unblock', String(block.id))
  expect(await taken()).toEqual([])
  expect((await call('/api/bookings', { ...booking, totalPrice: 597 })).status).toBe(201)

  const [first] = await reviews()
  await change('reviews', 'hide', first._id)
  expect((await reviews()).map(({ _id }: { _id: string }) => _id)).not.toContain(first._id)
  await change('reviews', 'publish', first._id)
  expect((await reviews())[0]).toEqual(first)
})

it('a booking is made, shown and cancelled by command, and the guest gets the mails of it', async () => {
  const { call, change, desk, mails } = await openHouse()
  const days = ['--from', checkIn, '--until', checkOut, '--guests', '2']
  const names = ['--first-name', 'Amara', '--last-name', 'Perera', '--email', guest.email]
  const added = await change('bookings', 'add', '--room', 'lighthouse-suite', ...days, ...names)
  const { reference } = added.booking
  expect(added.booking).toMatchObject({ status: 'confirmed', totalPrice: 705 })
  expect(await call('/api/bookings', booking)).toMatchObject({ status: 409 })
  const listed = await desk('bookings')
  expect(listed.stdout).toMatch(/^reference .*USD\n/)
  expect(listed.stdout).toContain(`${reference}  ${checkIn}  ${checkOut}  lighthouse-suite`)
  const shown = await desk('bookings', 'show', reference)
  expect(shown.stdout).toContain('Amara Perera')
  const confirmation = () =>
    mails().find((mail) => mail.includes('Subject: Your stay at Calm Rest is confirmed'))
  await expect.poll(confirmation).toContain('To: Amara Perera <amara@example.com>')

  const { booking: cancelled } = await change('bookings', 'cancel', reference)
  expect(cancelled).toMatchObject({ status: 'cancelled', refund: 'full' })
  await expect.poll(() => mails().some((mail) => mail.includes('We are truly sorry'))).toBe(true)
  expect((await call('/api/bookings', booking)).status).toBe(201)
  const log = await desk('log', reference)
  expect(log.stdout).toMatch(
    /nirosha {2}booking cancel {2}\S+ +status confirmed → cancelled, refund - → full/,
  )
})

it('a message is answered by mail to the guest, once', async () => {
  const { call, change, desk, mails } = await openHouse()
  await call('/api/messages', {
    fullName: 'Amara Perera',
    email: guest.email,
    message: 'Do you\u001b[31m have a cot?',
  })
  expect((await desk('messages', '--open')).stdout).toMatch(
    /^1 .* no {8}Amara Perera {2}Do you\[31m have a cot\?$/m,
  )
  await change('messages', 'answer', '1', '--text', 'Yes, it stands in your room.')
  await expect.poll(() => mails().some((mail) => mail.includes('Yes, it stands in your room.'))).toBe(true)
  expect((await desk('messages', '--open')).stdout).toBe('None.\n')
  expect(await change('messages', 'answer', '1', '--text', 'No')).toMatchObject({ exitCode: 3 })
})

it('a portal reads a calendar at the address that the desk gives out, and the desk sees that it came', async () => {
  const { origin, call, change, desk } = await openHouse()
  await call('/api/bookings', booking)
  const { calendar } = await change('calendar', 'add', 'lighthouse-suite', '--portal', 'booking.com')
  expect(calendar.address).toMatch(/^https:\/\/calmrest\.example\/api\/calendars\/[\w-]{43}\.ics$/)
  expect((await desk('calendar')).stdout).toMatch(/booking\.com .* never\n$/)
  const visit = (address: string) => fetch(address.replace('https://calmrest.example', origin))
  const text = await (await visit(calendar.address)).text()
  expect(text).toContain(`DTSTART;VALUE=DATE:${checkIn.replaceAll('-', '')}\r\n`)
  expect((await desk('calendar')).stdout).toMatch(/booking\.com .* \d{4}-\d\d-\d\d \d\d:\d\d\n$/)
  const rotated = await change('calendar', 'rotate', 'lighthouse-suite', '--portal', 'booking.com')
  expect((await visit(calendar.address)).status).toBe(404)
  expect((await visit(rotated.calendar.address)).status).toBe(200)
})

it.each([
  [['bookings', 'show', 'CR-1'], 3, 'There is no booking CR-1.'],
  [['rooms', 'price', 'coral-suite', '300'], 3, 'Nobody is here to ask: say --yes.'],
  [['rooms', 'discount', 'coral-suite', '300', '--yes'], 3, 'is not below the price of 268'],
  [['bookings', '--from', '2027-02-30'], 3, "'2027-02-30' is no date like 2027-03-31."],
  [['rooms', 'price', 'coral-suite', 'much', '--yes'], 2, "'much' is no price in dollars"],
  [['desk'], 2, "'desk' is nothing the desk knows."],
  [['rooms', 'paint'], 2, "'rooms paint' is no command."],
])('%j ends with a sentence and exit code %i, and changes nothing', async (args, exitCode, words) => {
  const { desk, call } = await openHouse()
  const { code, stdout, stderr } = await desk(...args)
  expect({ code, stdout }).toEqual({ code: exitCode, stdout: '' })
  expect(stderr).toContain(words)
  expect(stderr).not.toMatch(/^\s+at /m)
  const asJson = await desk(...args, '--json')
  expect(JSON.parse(asJson.stdout)).toMatchObject({ exitCode, error: expect.stringContaining(words) })
  expect((await desk('log')).stdout).toBe('Nothing yet.\n')
  expect((await call('/api/rooms/coral-suite')).data.price).toBe(268)
})
