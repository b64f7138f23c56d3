import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import type { Desk } from '@calm-rest/api/desk'
import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { listen } from '@calm-rest/server'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'
import { runDesk, runDeskHere, withDesk } from './run-desk.fixture.ts'

const from = { name: 'Calm Rest', address: 'stay@calmrest.example' }

/** A site that runs, as far as the desk has to do with it: the API behind its real server, and mail that is sent. */
export const openSite = async () => {
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
    desk: (...args: string[]) => runDeskHere(dataDir, args),
    deskProcess: (...args: string[]) => runDesk(dataDir, args),
    /** What the front desk does in another process. */
    byServices: <T>(work: (desk: Desk) => Promise<T>) => withDesk(dataDir, work),
    /** A change that nobody is asked about, and its answer. */
    changeByProcess: async (...args: string[]) =>
      JSON.parse((await runDesk(dataDir, [...args, '--yes', '--json'])).stdout),
    /** Headers and body of every mail that went out. */
    mails: () => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
  }
}

const today = dateInZone(new Date(), hotel.timeZone)
export const checkIn = addDays(today, 30)
export const checkOut = addDays(today, 33)
export const guest = { firstName: 'Amara', lastName: 'Perera', email: 'amara@example.com' }
export const booking = {
  ...guest,
  checkIn,
  checkOut,
  guests: 2,
  roomType: 'lighthouse-suite',
  totalPrice: 705,
}
