import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createRandom, type Random } from '@calm-rest/testing/random'
import { seedManyRooms } from '../../many-rooms.ts'
import { createClient } from '../load/client.ts'
import { serve, stop, tryToServe } from '../processes/server.ts'
import { randomStay } from '../random-stay.ts'
import type { Scenario, Torture } from '../scenario.ts'

type Damage = (file: string, random: Random) => void

const edit = (file: string, change: (bytes: Buffer) => void) => {
  const bytes = readFileSync(file)
  change(bytes)
  writeFileSync(file, bytes)
}

const somewhere = (bytes: Buffer, random: Random) => Math.floor(random.between(0, bytes.length))

const damages: Record<string, Damage> = {
  'the header overwritten': (file) => edit(file, (bytes) => bytes.fill('not a database', 0, 100)),
  emptied: (file) => truncateSync(file),
  'cut short': (file, random) =>
    truncateSync(file, Math.floor(random.between(100, readFileSync(file).length - 1))),
  'a page of zeros': (file, random) =>
    edit(file, (bytes) => {
      const page = Math.floor(somewhere(bytes, random) / 4096) * 4096
      bytes.fill(0, page, page + 4096)
    }),
  'a page of noise': (file, random) =>
    edit(file, (bytes) => {
      const page = Math.floor(somewhere(bytes, random) / 4096) * 4096
      for (let i = page; i < page + 4096; i += 1) bytes[i] = Math.floor(random.next() * 256)
    }),
  'sixteen flipped bits': (file, random) =>
    edit(file, (bytes) => {
      for (let i = 0; i < 16; i += 1) {
        const at = somewhere(bytes, random)
        bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random.between(0, 8)))
      }
    }),
}

const book = async (torture: Torture, dataDir: string) => {
  const served = await serve(torture, dataDir)
  const client = createClient(served.port, 1)
  const random = createRandom('before the damage')
  let booked = 0
  for (let i = 0; i < 40; i += 1) {
    const { status } = await client.ask('/api/bookings', { method: 'POST', body: randomStay(random) })
    if (status === 201) booked += 1
  }
  client.close()
  await stop(served)
  return booked
}

interface Outcome {
  refused: boolean
  /** Whether the site started on an empty database instead. */
  isNew: boolean
  isChanged: boolean
  isHelpful: boolean
  failed: number
}

const start = async (torture: Torture, dataDir: string): Promise<Outcome> => {
  const file = join(dataDir, 'calm-rest.db')
  const damaged = readFileSync(file)
  const attempt = await tryToServe(torture, dataDir)
  if (!attempt.ok) {
    const isChanged = !existsSync(file) || !readFileSync(file).equals(damaged)
    return { refused: true, isNew: false, isChanged, isHelpful: /is damaged/.test(attempt.said), failed: 0 }
  }
  // the damage hit nothing that is checked: then it must serve its data
  const client = createClient(attempt.served.port, 1)
  const answers = await Promise.all(
    ['/api/rooms', '/api/testimonials', '/api/health'].map((path) => client.ask(path)),
  )
  client.close()
  await stop(attempt.served)
  const rooms = JSON.parse(answers[0]?.body ?? '[]')
  const failed = answers.filter(({ status }) => status >= 500 && status !== 503).length
  return { refused: false, isNew: rooms.length < 100, isChanged: false, isHelpful: true, failed }
}

export const corrupt: Scenario = {
  fault: 'a damaged database: overwritten, emptied, cut short, pages of zeros or noise, flipped bits',
  expected: 'refuses to start and says why, the file as it was; never a new database in its place; no 500',
  run: async (torture) => {
    const whole = join(torture.dir, 'whole')
    await seedManyRooms(whole)
    const booked = await book(torture, whole)
    const outcomes: Outcome[] = []
    const times = torture.isShort ? 1 : 8
    for (const [name, damage] of Object.entries(damages)) {
      for (let i = 0; i < times; i += 1) {
        const dataDir = join(torture.dir, 'damaged')
        rmSync(dataDir, { recursive: true, force: true })
        mkdirSync(dataDir)
        for (const file of readdirSync(whole))
          cpSync(join(whole, file), join(dataDir, file), { recursive: true })
        damage(join(dataDir, 'calm-rest.db'), createRandom(`${name} ${torture.seed} ${i}`))
        outcomes.push(await start(torture, dataDir))
      }
    }
    const count = (is: (one: Outcome) => boolean) => outcomes.filter(is).length
    return [
      { what: 'bookings in the database', value: booked, atLeast: 1 },
      { what: 'damages', value: outcomes.length, atLeast: 1 },
      { what: 'refused', value: count(({ refused }) => refused), atLeast: 1 },
      {
        what: 'refused without saying that it is damaged',
        value: count(({ isHelpful }) => !isHelpful),
        exactly: 0,
      },
      { what: 'files changed by what was refused', value: count(({ isChanged }) => isChanged), exactly: 0 },
      { what: 'new databases in the place of the old', value: count(({ isNew }) => isNew), exactly: 0 },
      {
        what: 'answers 500 by what started',
        value: outcomes.reduce((sum, { failed }) => sum + failed, 0),
        exactly: 0,
      },
    ]
  },
}
