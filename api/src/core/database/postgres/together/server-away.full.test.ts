import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { startPostgres } from '@calm-rest/testing/postgres'
import { expect, it, onTestFinished } from 'vitest'
import { goodBooking } from '../../../../testing/inputs.ts'
import { type Served, serveApi } from '../../../../testing/serving.ts'
import { openTempDir } from '../../../../testing/test-api.ts'
import { openDatabase } from '../../open.ts'

const book = ({ post }: Served, day: number) => {
  const checkIn = addDays(dateInZone(new Date(), hotel.timeZone), day)
  const stay = { checkIn, checkOut: addDays(checkIn, 1), roomType: 'lighthouse-suite', totalPrice: 235 }
  return post('/api/bookings', { ...goodBooking, ...stay })
}

const said = async (answer: Response) => [answer.status, (await answer.json()).code]

it('while the server is away, everything is unavailable and the processes report it; once it is back, they recover by themselves', async () => {
  const server = await startPostgres({ isDurable: true })
  onTestFinished(server.stop)
  const env = { DATABASE_URL: `${server.url}postgres` }
  const servers = await Promise.all([1, 2].map(() => serveApi(openTempDir(), { env })))
  for (const [i, server] of servers.entries()) expect((await book(server, 10 + i)).status).toBe(201)

  await server.crash()
  for (const server of servers) {
    await expect.poll(async () => said(await server.get('/api/rooms'))).toEqual([503, 'unavailable'])
    expect(await said(await book(server, 20))).toEqual([503, 'unavailable'])
    const ready = await server.get('/api/health/ready')
    expect([ready.status, (await ready.json()).readiness.database]).toEqual([503, 'fails'])
    expect((await server.get('/api/health/live')).status).toBe(200)
  }

  await server.startAgain()
  for (const [i, server] of servers.entries()) {
    await expect.poll(async () => (await server.get('/api/health/ready')).status).toBe(200)
    expect((await book(server, 30 + i)).status).toBe(201)
    expect(server.process.exitCode).toBeNull()
  }
  const db = await openDatabase({ dataDir: '', databaseUrl: env.DATABASE_URL })
  onTestFinished(db.close)
  expect(await db.prepare('SELECT COUNT(*) FROM bookings').pluck().get()).toBe(4)
})
