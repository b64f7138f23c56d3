import { expect, it } from 'vitest'
import { createDeskCommands } from '../../desk/create-desk-commands.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestApi } from '../../testing/test-api.ts'
import { firstRates } from './rates.ts'
import { keptVersions } from './rates-history.ts'

const at = () => new Date('2027-06-01T06:00:00Z')

it('keeps the newest versions of the rates, and those that a stay ahead was priced with', async () => {
  const api = await openTestApi()
  const { rates } = createDeskCommands({ db: api.db, who: 'owner', now: at })
  const save = async (times: number) => {
    for (let i = 0; i < times; i += 1)
      await rates.replace({ ...firstRates, lengthDiscounts: [{ nights: 2 + (i % 50), percent: 5 }] })
  }
  await save(3)
  const wanted = { roomType: 'coral-suite', checkIn: '2027-07-01', checkOut: '2027-07-02', guests: 1 }
  const { totalPrice } = await (await api.post('/api/quotes', wanted)).json()
  expect((await api.post('/api/bookings', { ...goodBooking, ...wanted, totalPrice })).status).toBe(201)
  await save(keptVersions + 17)
  const versions = await api.db
    .prepare<[], number>('SELECT version FROM rates ORDER BY version')
    .pluck()
    .all()
  expect([versions[0], versions.length, versions.at(-1)]).toEqual([3, keptVersions + 1, keptVersions + 20])
})
