import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApi, noMailCaps, noOwnerMailLimits, noStayCaps, type RateLimits } from '@calm-rest/api'
import type { Room } from '@calm-rest/contract/api'
import { listen } from '@calm-rest/server'
import { pino } from 'pino'

const many = Number.MAX_SAFE_INTEGER
const rateLimits: RateLimits = {
  reads: Number.MAX_SAFE_INTEGER,
  quotes: many,
  wrongCodes: many,
  bookings: many,
  reviews: many,
  messages: many,
  register: many,
  registersOfDay: many,
  bookingsOfDay: many,
  login: many,
  loginsOfNetwork: many,
  google: many,
  refresh: many,
  forgot: many,
  links: many,
  failedLogins: many,
  wrongAddressCodes: many,
  askedLinks: many,
  mailedLinks: many,
  staff: many,
  staffChallenges: many,
  staffCodes: many,
  staffCodesAgain: many,
}

const person = {
  firstName: 'Amara',
  lastName: 'Perera',
  country: 'Sri Lanka',
  password: 'nineteen-king-palms',
}

/** Time for a mail to be written, also on a shared machine. */
const patienceMs = 60_000

/** Opens an API with a guest who has booked, written and asked, and with the links of the sent mails. */
export const openSeededApi = async (dir: string) => {
  const outbox = join(dir, 'outbox')
  const from = { name: 'Calm Rest', address: 'stay@calmrest.example' }
  const mail = { transport: { folder: outbox }, from, publicUrl: 'https://calmrest.example' }
  const api = await createApi({
    dataDir: dir,
    logger: pino({ level: 'silent' }),
    rateLimits,
    ...noStayCaps,
    mailCaps: noMailCaps,
    ownerMailLimits: noOwnerMailLimits,
    mail,
  })
  const server = await listen({
    fetch: api.app.fetch,
    direct: api.answerDirectly,
    port: 0,
    host: '127.0.0.1',
  })
  const origin = `http://127.0.0.1:${server.port}`

  const post = async (path: string, body: object, headers = {}) => {
    const all = { 'Content-Type': 'application/json', ...headers }
    const answer = await api.app.request(path, { method: 'POST', body: JSON.stringify(body), headers: all })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} while the database was seeded.`)
    return answer.json()
  }

  let members = 0
  const join_ = async () => {
    members += 1
    const email = `guest-${members}@example.com`
    await post('/api/users', { ...person, email })
    const { token } = await post('/api/auth/login', { email, password: person.password })
    return { email, password: person.password, token: token as string }
  }
  let member = await join_()

  const rooms: Room[] = await (await api.app.request('/api/rooms')).json()
  const links = async (atLeast: number): Promise<string[]> => {
    for (const end = Date.now() + patienceMs; ; await sleep(100)) {
      const mails = globSync('*.eml', { cwd: outbox }).map((name) => readFileSync(join(outbox, name), 'utf8'))
      const whole = mails.map((text) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
      const found = new Set(
        whole
          .flatMap((text) => [...text.matchAll(/#([\w-]+(?:\.[\w-]+){0,2})/g)])
          .map(([, token = '']) => token),
      )
      const tokens = [...found].filter((token) => token.length >= 43)
      if (tokens.length >= atLeast) return tokens
      if (Date.now() > end) throw new Error(`Only ${tokens.length} links were mailed.`)
    }
  }

  return {
    app: api.app,
    origin,
    rooms,
    post,
    links,
    member: () => member,
    /** Signs another guest in where a case has signed the member out or deleted the account. */
    renewMember: async () => {
      const headers = { Authorization: `Bearer ${member.token}` }
      const { status } = await api.app.request('/api/me', { headers })
      if (status !== 200) member = await join_()
    },
    close: async () => {
      await server.stop(0)
      await api.close()
    },
  }
}

export type SeededApi = Awaited<ReturnType<typeof openSeededApi>>
