import type { Room } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { expect, it, onTestFinished } from 'vitest'
import { openDesk } from '../../../../desk/open-desk.ts'
import { placeOf } from '../../../../testing/engine.ts'
import { goodBooking, goodLogin, goodUser } from '../../../../testing/inputs.ts'
import { bearer, ownSite } from '../../../../testing/members.ts'
import type { Served } from '../../../../testing/serving.ts'
import { listenerName } from '../notifications.ts'
import { serveTogether } from './servers.fixture.ts'

const openDeskOf = async (dataDir: string) => {
  const desk = await openDesk({ ...placeOf(dataDir), who: 'nirosha' })
  onTestFinished(desk.close)
  return desk
}

const room = '/api/rooms/coral-suite'
const priceOf = ({ price }: Room) => price

it('every process answers with a price from the moment that the front desk changes it', async () => {
  const { dataDir, askAll } = await serveTogether(3)
  const [before] = await askAll(room, priceOf)
  // cached now
  expect(await askAll(room, priceOf)).toEqual([before, before, before])
  const desk = await openDeskOf(dataDir)
  for (const price of [321, 322, 323]) {
    await desk.rooms.setPrices('coral-suite', { price })
    await expect.poll(() => askAll(room, priceOf)).toEqual([price, price, price])
  }
})

it('no process shows a review that the front desk hides', async () => {
  const { dataDir, askAll } = await serveTogether(2)
  const desk = await openDeskOf(dataDir)
  const [review] = await desk.reviews.list('published')
  const showIt = () =>
    askAll('/api/testimonials?limit=10', (body) => JSON.stringify(body).includes(review?._id ?? 'none'))
  expect(await showIt()).toEqual([true, true])
  await desk.reviews.hide(review?._id ?? '')
  await expect.poll(showIt).toEqual([false, false])
})

it('a night sold by one process is taken at every other', async () => {
  const { at, askAll } = await serveTogether(3)
  const checkIn = addDays(dateInZone(new Date(), hotel.timeZone), 40)
  const path = `/api/rooms/lighthouse-suite/availability?from=${checkIn}&to=${addDays(checkIn, 9)}`
  const takenAt = () => askAll(path, ({ taken }: { taken: string[] }) => taken)
  expect(await takenAt()).toEqual([[], [], []])
  const stay = { checkIn, checkOut: addDays(checkIn, 1), roomType: 'lighthouse-suite', totalPrice: 235 }
  expect((await at(1).post('/api/bookings', { ...goodBooking, ...stay })).status).toBe(201)
  await expect.poll(takenAt).toEqual([[checkIn], [checkIn], [checkIn]])
})

it('signing out at one process signs out at all', async () => {
  const { at, statusesOf } = await serveTogether(3)
  await at(0).post('/api/users', goodUser)
  const { token } = await (await at(1).post('/api/auth/login', goodLogin)).json()
  expect(await statusesOf('/api/me', bearer(token))).toEqual([200, 200, 200])
  await at(2).post('/api/auth/sign-out', {}, { ...ownSite, ...bearer(token) })
  expect(await statusesOf('/api/me', bearer(token))).toEqual([401, 401, 401])
})

it('wrong passwords are counted for all processes together', async () => {
  const { at } = await serveTogether(3)
  await at(0).post('/api/users', goodUser)
  const statusAt = async (i: number, password: string) =>
    (await at(i).post('/api/auth/login', { ...goodLogin, password })).status
  for (let i = 0; i < 20; i += 1) expect(await statusAt(i, 'a-wrong-guess')).toBe(401)
  for (let i = 0; i < 3; i += 1) expect(await statusAt(i, goodLogin.password)).toBe(429)
})

it('a process that is cut off from notices caches nothing, and caches again once it receives them', async () => {
  const { dataDir, db, servers, askAll } = await serveTogether(2)
  const desk = await openDeskOf(dataDir)
  const ofListeners = `FROM pg_stat_activity WHERE application_name = '${listenerName}' AND datname = current_database()`
  const [before] = await askAll(room, priceOf)
  expect(await askAll(room, priceOf)).toEqual([before, before])

  await db.prepare(`SELECT pg_terminate_backend(pid, 10000) ${ofListeners}`).all()
  await desk.rooms.setPrices('coral-suite', { price: 321 })
  await expect.poll(() => askAll(room, priceOf)).toEqual([321, 321])

  // a connection exists before it listens, so only the processes themselves can report it
  const deafOf = async ({ get }: Served) =>
    /^calm_rest_database_deaf (\d)$/m.exec(await (await get('/api/metrics')).text())?.[1]
  await expect.poll(() => Promise.all(servers.map(deafOf))).toEqual(['0', '0'])
  // cached from here on, so that a process that received the notice reads the next price
  expect(await askAll(room, priceOf)).toEqual([321, 321])
  await desk.rooms.setPrices('coral-suite', { price: 322 })
  await expect.poll(() => askAll(room, priceOf)).toEqual([322, 322])
  await db.transaction(async () => {
    // a change without a notice
    await db.exec('SET LOCAL session_replication_role = replica')
    await db.exec("UPDATE room_types SET price_cents = 1000 WHERE id = 'coral-suite'")
  })()
  expect(await askAll(room, priceOf)).toEqual([322, 322])
})
