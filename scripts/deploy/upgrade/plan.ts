import { Refused } from '@calm-rest/command'
import { z } from 'zod'
import type { Slots } from './slots.ts'

const migration = z.object({
  version: z.number(),
  phase: z.enum(['expand', 'migrate', 'contract']).nullable(),
  /** The oldest code that works with the database after it. */
  oldestCode: z.number().nullable(),
})

/** Answer of `db migrations --json`. */
const planSchema = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  /** Versions of the database and of the code that was asked. */
  database: z.number(),
  code: z.number(),
  /** Whether that code works with the database. */
  isStood: z.boolean(),
  /** Migrations that it would run, and those that it does not know. */
  pending: z.array(migration),
  later: z.array(migration),
  databaseBytes: z.number(),
  freeBytes: z.number(),
})

export type Plan = z.infer<typeof planSchema>

/** Asks a version what it would do to the database, without doing it. */
export const askPlan = async (slots: Slots, version: string): Promise<Plan> => {
  const { exitCode, output } = await slots.run(version, ['db', 'migrations', '--json'])
  const plan = exitCode === 0 ? planSchema.safeParse(parse(output)).data : undefined
  if (plan) return plan
  throw new Refused(
    `${version} does not say what it would do to the database: there is no such image or folder, or it is older than upgrades without a gap. ${output}`.trim(),
  )
}

const parse = (output: string): unknown => {
  try {
    return JSON.parse(output.trim().split('\n').at(-1) ?? '')
  } catch {
    return undefined
  }
}

/** Log files and the first backup after it. */
const reserveBytes = 200 * 1024 * 1024

/** Throws if `next` would break the code that serves now, or has no room. */
export const assertUpgradable = (version: string, next: Plan, liveCode: number | undefined) => {
  assertStands(version, next)
  const breaking = next.pending.find(
    ({ oldestCode }) => liveCode !== undefined && (oldestCode === null || oldestCode > liveCode),
  )
  if (breaking)
    throw new Refused(
      `Migration ${breaking.version} of ${version} needs all code to be of version ${breaking.oldestCode ?? breaking.version} or later, and code of version ${liveCode} serves. ` +
        'Upgrade to a release in between first.',
    )
  const neededBytes = next.pending.length > 0 ? 2 * next.databaseBytes + reserveBytes : reserveBytes
  if (next.freeBytes < neededBytes)
    throw new Refused(
      `The disk is short: ${megabytes(next.freeBytes)} MB are free, and an upgrade needs ${megabytes(neededBytes)} MB.`,
    )
}

/** Throws if a version does not work with the database as it is. */
export const assertStands = (version: string, { database, code, isStood, later }: Plan) => {
  if (isStood) return
  const breaking = later.find(({ oldestCode }) => oldestCode === null || oldestCode > code)
  throw new Refused(
    `${version} is of version ${code}, and the database of version ${database}: migration ${breaking?.version ?? database} has removed what it needs. ` +
      'Fix forward, or restore a backup and lose later bookings.',
  )
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
