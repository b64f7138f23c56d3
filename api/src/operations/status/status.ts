import { randomUUID } from 'node:crypto'
import { type Status, statusParts } from '@calm-rest/contract/schemas'
import type { Database } from '../../core/database/database.ts'
import type { Metrics } from '../../core/metrics/metrics.ts'
import { createMailStandstill } from '../../core/outbox/mail-standstill.ts'
import type { Readiness } from '../health/readiness.ts'
import { createFailingAnswers } from './failing-answers.ts'
import { beginRecord, observe, resume, type StatusRecord } from './record.ts'
import { openRecordFile } from './record-file.ts'
import { type Found, statesOf } from './states.ts'

interface StatusDeps {
  db: Database
  dataDir: string
  readiness: Pick<Readiness, 'facts'>
  metrics: Pick<Metrics, 'listen'>
  now: () => Date
  /** Milliseconds between two rounds; 0 for none: then nothing is recorded, and a request looks. */
  everyMs: number
}

/** A database that hangs is away. */
const patienceMs = 2_000
/** A process that has not written for so long has ended. */
const leaseMs = 90_000
const freshMs = 45_000

const orNothing = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined).unref()),
  ])

/**
 * What works, looked at by this process and recorded by one process of the data folder. Answers come from memory, so that
 * they cost nothing and need no database.
 */
export const createStatus = ({ db, dataDir, readiness, metrics, now, everyMs }: StatusDeps) => {
  const me = randomUUID()
  const file = everyMs === 0 ? undefined : openRecordFile(dataDir)
  const failing = createFailingAnswers()
  metrics.listen(failing.count)
  const standstill = createMailStandstill(db)
  let record: StatusRecord | undefined
  let lookedMs = Number.NEGATIVE_INFINITY
  let looking: Promise<StatusRecord> | undefined

  const find = async (): Promise<Found> => {
    const [facts, mailStandstillSeconds] = await Promise.all([
      orNothing(readiness.facts()),
      orNothing(standstill(now())),
    ])
    return { facts, mailStandstillSeconds, failing: failing.stateOf }
  }
  /** Whether another process has written lately. */
  const isOthers = ({ writer, beatAt }: StatusRecord, at: Date) =>
    writer !== me && writer !== '' && Math.abs(at.getTime() - Date.parse(beatAt)) < leaseMs

  const look = async (): Promise<StatusRecord> => {
    const found = await find()
    const at = now()
    const stored = file?.read()
    if (stored && isOthers(stored, at)) return stored
    const before = resume(newer(stored, record) ?? beginRecord(at), at)
    const after = { ...observe(before, statesOf(found), at), writer: me }
    file?.write(after)
    return after
  }
  const round = (): Promise<StatusRecord> => {
    looking ??= look().finally(() => {
      looking = undefined
      lookedMs = performance.now()
    })
    return looking
  }
  const refresh = async (): Promise<StatusRecord> => {
    record = await round()
    return record
  }
  const timer = everyMs === 0 ? undefined : setInterval(() => void refresh(), everyMs).unref()
  if (timer) void refresh()

  return {
    current: async (): Promise<Status> => {
      const isFresh = performance.now() - lookedMs < freshMs
      return toStatus(record && isFresh ? record : await refresh())
    },
    /** Leaves the record to another process of the data folder. */
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await looking
      if (record?.writer === me) file?.write({ ...record, writer: '' })
    },
  }
}

/** That in memory, where a full disk took no file. */
const newer = (stored: StatusRecord | undefined, known: StatusRecord | undefined) =>
  stored && known && known.beatAt > stored.beatAt ? known : (stored ?? known)

/** To the minute: a stranger learns no more. */
const toMinute = (iso: string) => `${iso.slice(0, 16)}:00.000Z`

const toStatus = ({ since, beatAt, parts, incidents }: StatusRecord): Status => ({
  at: toMinute(beatAt),
  recordedSince: toMinute(since),
  parts: statusParts.map((part) => ({
    part,
    state: parts[part].state,
    since: toMinute(parts[part].since),
  })),
  incidents: incidents.map(({ parts: broken, state, from, until }) => ({
    parts: broken,
    state,
    from: toMinute(from),
    until: until === null ? null : toMinute(until),
  })),
})

export type StatusWatch = ReturnType<typeof createStatus>
