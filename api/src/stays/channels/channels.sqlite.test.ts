import { expect, it } from 'vitest'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { openTestDatabase, testNow } from '../../testing/test-api.ts'
import { channelRoutes } from './routes.ts'

it('answers even if the visit cannot be stored', async () => {
  const { api, desk } = await openTestDesk()
  const { path } = await desk.channels.add('lighthouse-suite', 'booking.com')
  const healthy = await openTestDatabase(api.dataDir)
  const stuck = await openTestDatabase(api.dataDir)
  await stuck.exec('PRAGMA query_only = ON')
  const askOn = (db: typeof stuck) =>
    channelRoutes({ db, now: () => testNow, limit: (_, next) => next() }).request(
      path.slice('/api/calendars'.length),
    )
  expect((await askOn(stuck)).status).toBe(200)
  expect(await desk.channels.list()).toMatchObject([{ lastVisitAt: null }])
  await askOn(healthy)
  expect(await desk.channels.list()).toMatchObject([{ lastVisitAt: testNow.toISOString() }])
})
