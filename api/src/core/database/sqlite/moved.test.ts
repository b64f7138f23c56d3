import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { goodBooking } from '../../../testing/inputs.ts'
import { joinStaff } from '../../../testing/staff.ts'
import { openTestApi } from '../../../testing/test-api.ts'
import { databaseFile } from './open-file.ts'

it('confirms no booking into a database that was moved away, shows what there is, and goes on when it is back', async () => {
  const api = await openTestApi()
  const { call } = await joinStaff(api)
  const file = join(api.dataDir, databaseFile)
  renameSync(file, `${file}.away`)
  const refused = await api.post('/api/bookings', goodBooking)
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'unavailable'])
  expect((await api.get('/api/health/ready')).status).toBe(503)
  expect((await api.get('/api/rooms?guests=2')).status).toBe(200)
  expect((await call('readDay')).status).toBe(200)
  expect((await api.counts()).bookings).toBe(0)
  renameSync(`${file}.away`, file)
  expect((await api.post('/api/bookings', goodBooking)).status).toBe(201)
})
