import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { openDesk } from '@calm-rest/api/desk'
import type { Role } from '@calm-rest/contract/staff'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { addToken, openGrantsFile, trustFolder } from '@calm-rest/releases'
import { mailTo } from '@calm-rest/testing'
import { pino } from 'pino'
import { type Answer, type Asked, createClient } from '../load/client.ts'
import { serve } from '../processes/server.ts'
import type { Torture } from '../scenario.ts'

/** A member of the staff whose device has no passkey: their session began by a mailed link. */
export interface Member {
  /** Headers of their browser. */
  headers: Record<string, string>
}

/** A site with the limits of production, open to strangers. */
export interface Property {
  port: number
  dataDir: string
  isShort: boolean
  /** Whether it has pages and releases beside the API. */
  isSite: boolean
  /** Token of a team that may publish one remote, and nothing else. */
  publisher: string
  say(line: string): void
  /** One request of a client by its address, on a connection of its own. */
  ask(address: string, path: string, asked?: Asked): Promise<Answer>
  /** A member of the staff who begins by the link in their mail; each once. */
  join(name: keyof typeof members): Promise<Member>
  /** The number of eight digits in the newest mail to an address. */
  mailedCode(email: string): Promise<string>
  /** Date a number of days from today at the guesthouse. */
  day(n: number): string
}

/** Code of a promotion that leaves nothing to pay. */
export const freeCode = 'NOTHINGTOPAY'

/** The remote that a token may publish; its first version is live. */
export const teamsRemote = 'mf-reviews'
/** Versions of one remote that are kept and not live: so few that a stranger meets this bound before that of an hour. */
export const keptVersions = 3

/** Members by name, all invited by the owner. */
const members = {
  cleaner: 'housekeeping',
  'second-cleaner': 'housekeeping',
  owner: 'owner',
} as const satisfies Record<string, Role>

export const mailboxOf = (name: string) => `${name}@calmrest.example`

const staffCookie = '__Host-calm-rest-staff'

const addPublisher = (dataDir: string) => {
  const grants = openGrantsFile(trustFolder({}, dataDir))
  const now = new Date()
  const until = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString()
  const owner = { team: '@calm-rest/reviews', createdBy: 'the platform', until }
  return addToken(grants, { ...owner, remote: teamsRemote, rights: ['publish'], withoutGate: false }, now)
}

const seed = async (dataDir: string) => {
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()
  const desk = await openDesk({ dataDir, who: 'the owner' })
  const { rates } = await desk.rates.current()
  await desk.rates.replace({ ...rates, promotionCodes: [{ code: freeCode, percent: 100 }] })
  for (const [name, role] of Object.entries(members)) {
    await desk.staff.invite({ name, role, email: mailboxOf(name) })
  }
  await desk.close()
}

/** A member who begins by the link in the mail to them. */
export const joinBy = async (dataDir: string, port: number, name: string): Promise<Member> => {
  const { text } = await mailTo({ dataDir }, mailboxOf(name), /./)
  const token = /invite=([\w-]{43})/.exec(text)?.[1]
  const response = await fetch(`http://127.0.0.1:${port}/api/staff/invite/accept`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ token }),
  })
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith(`${staffCookie}=`))
  if (!cookie) throw new Error(`The link of ${name} answered ${response.status}: ${await response.text()}`)
  return { headers: { Cookie: cookie.split(';', 1)[0] ?? '', 'Sec-Fetch-Site': 'same-origin' } }
}

interface PropertyOptions extends Pick<Torture, 'isShort' | 'dir' | 'say'> {
  /** Unless said otherwise a short form has the API alone, which needs no build. */
  isSite?: boolean
}

/** Opens a site of its own and does `work` on it. */
export const withProperty = async <T>(
  { isShort, isSite = !isShort, dir, say }: PropertyOptions,
  work: (property: Property) => Promise<T>,
): Promise<T> => {
  const dataDir = join(dir, 'property')
  await seed(dataDir)
  const { token: publisher } = addPublisher(dataDir)
  const env = { RELEASES_PER_REMOTE: `${keptVersions}` }
  const served = await serve({ isShort: !isSite }, dataDir, { hasLimits: true, env })
  const { port } = served
  const today = dateInZone(new Date(), 'Asia/Colombo')
  const ask: Property['ask'] = async (address, path, asked) => {
    const client = createClient(port, address)
    try {
      return await client.ask(path, asked)
    } finally {
      client.close()
    }
  }
  try {
    return await work({
      port,
      dataDir,
      isShort,
      isSite,
      publisher,
      say,
      ask,
      join: (name) => joinBy(dataDir, port, name),
      mailedCode: async (email) => {
        const { text } = await mailTo({ dataDir }, email, /./)
        return /\b\d{4} ?\d{4}\b/.exec(text)?.[0] ?? ''
      },
      day: (n) => addDays(today, n),
    })
  } finally {
    // streams that strangers left open do not keep it
    served.signal('SIGKILL')
    await served.ended
  }
}

/** Number of answers by status. */
export const countStatuses = (answers: readonly Answer[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, { length }]) => [status, length]),
  )

/** Number of answers with a status of the server's own fault. */
export const faultsIn = (answers: readonly Answer[]) => answers.filter(({ status }) => status >= 500).length

export const codeOf = ({ body }: Answer): string | undefined => {
  const { code, error } = JSON.parse(body)
  return code ?? error?.code
}
