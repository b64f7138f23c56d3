import type { HotelDay } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { expect, it, onTestFinished } from 'vitest'
import { openDesk } from '../../../../desk/open-desk.ts'
import { placeOf } from '../../../../testing/engine.ts'
import { goodBooking, goodLogin, goodUser } from '../../../../testing/inputs.ts'
import { bearer, ownSite } from '../../../../testing/members.ts'
import { serveTogether } from './servers.fixture.ts'

it('a change by one process is answered by the other from then on: a price, hours, a night, a session', async () => {
  const { dataDir, at, askAll, statusesOf } = await serveTogether(2)
  const room = '/api/rooms/coral-suite'
  const priceOf = ({ price }: { price: number }) => price
  const [before] = await askAll(room, priceOf)
  // cached now
  expect(await askAll(room, priceOf)).toEqual([before, before])
  const desk = await openDesk({ ...placeOf(dataDir), who: 'nirosha' })
  onTestFinished(desk.close)
  await desk.rooms.setPrices('coral-suite', { price: 321 })
  await expect.poll(() => askAll(room, priceOf)).toEqual([321, 321])

  const hours = () => askAll('/api/hotel/day', ({ facts }: HotelDay) => facts?.checkInFrom)
  expect(await hours()).toEqual(['14:00', '14:00'])
  await desk.facts.change({ checkInFrom: '15:00' })
  await expect.poll(hours).toEqual(['15:00', '15:00'])

  const checkIn = addDays(dateInZone(new Date(), hotel.timeZone), 40)
  const path = `/api/rooms/lighthouse-suite/availability?from=${checkIn}&to=${addDays(checkIn, 9)}`
  const takenAt = () => askAll(path, ({ taken }: { taken: string[] }) => taken)
  expect(await takenAt()).toEqual([[], []])
  const stay = { checkIn, checkOut: addDays(checkIn, 1), roomType: 'lighthouse-suite', totalPrice: 235 }
  expect((await at(1).post('/api/bookings', { ...goodBooking, ...stay })).status).toBe(201)
  await expect.poll(takenAt).toEqual([[checkIn], [checkIn]])

  await at(0).post('/api/users', goodUser)
  const { token } = await (await at(1).post('/api/auth/login', goodLogin)).json()
  expect(await statusesOf('/api/me', bearer(token))).toEqual([200, 200])
  await at(0).post('/api/auth/sign-out', {}, { ...ownSite, ...bearer(token) })
  expect(await statusesOf('/api/me', bearer(token))).toEqual([401, 401])
})
