import { Worker } from 'node:worker_threads'
import { openBucket } from '@calm-rest/objects'
import Sqlite from 'better-sqlite3'
import { reasonOf } from '../reason.ts'
import { createKeyPair, createSeal } from './age.ts'
import { createFileShipper } from './files.ts'
import type { RehearsalWork } from './rehearsal-thread.ts'
import { removeOld } from './removal.ts'
import type { OffsiteLine, OffsiteWork } from './schedule.ts'
import { createShipper } from './shipper.ts'
import { type OffsiteStatus, type Rehearsal, readStatus, writeStatus } from './status.ts'

interface ContinuousDeps {
  work: OffsiteWork
  /** The database. */
  file: string
  /** Ends it, after the last changes were shipped. */
  signal: AbortSignal
  pause: (ms: number) => Promise<void>
  say: (level: OffsiteLine['level'], message: string, about?: OffsiteLine['about']) => void
}

/** Shipping takes at most a tenth of a processor: a large database is shipped at longer intervals. */
const restFactor = 9
const mostRestMs = 60_000

/** Processor time of this thread. */
const usedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Ships until the signal. Failures of the bucket are said once, and tried again. */
export const shipContinuously = async ({ work, file, signal, pause, say }: ContinuousDeps) => {
  const { dataDir, location, recipients, everyMs, keep } = work
  const now = () => new Date()
  const store = await openBucket(location)
  const db = new Sqlite(file, { readonly: true, fileMustExist: true })
  const ownKey = await createKeyPair()
  const shipper = createShipper({
    db,
    store,
    recipients,
    ownKey,
    snapshotEveryMs: work.snapshotEveryMs,
    aliveEveryMs: 60_000,
    now,
  })
  const files = createFileShipper({ folders: work.folders, store, seal: createSeal(recipients), now })
  const before = readStatus(dataDir)
  let status: OffsiteStatus = {
    startedAt: now().toISOString(),
    shippedUntil: before?.shippedUntil,
    rehearsal: before?.rehearsal,
  }
  const note = (changed: Partial<OffsiteStatus>) => {
    status = { ...status, ...changed }
    writeStatus(dataDir, status)
  }
  note({})

  const due = createDue()
  let restMs = 0
  const shipDatabase = async () => {
    const startedMs = performance.now()
    const usedBeforeMs = usedMs()
    const { until } = await shipper.ship()
    // the next changes go between two parts; but without a first snapshot nothing can be restored
    const hasTime = () =>
      performance.now() - startedMs < everyMs || (signal.aborted && !shipper.isRestorable())
    while (hasTime() && (await shipper.shipPart()));
    restMs = Math.min((usedMs() - usedBeforeMs) * restFactor, mostRestMs)
    if (shipper.isRestorable()) note({ shippedUntil: until.toISOString() })
  }
  const shipFiles = async () => {
    const count = await files.ship()
    if (count !== undefined) say('info', 'files shipped', { files: count })
  }
  const remove = async () => {
    const removed = await removeOld(store, keep, now())
    if (removed === 'refused' && status.removal !== 'refused') {
      say('info', 'the bucket keeps every backup: its keys may not remove them')
    }
    note({ removal: removed === 'refused' ? 'refused' : 'done' })
    if (typeof removed === 'number' && removed > 0) say('info', 'old backups removed', { objects: removed })
  }
  let rehearsal: Promise<void> | undefined
  /** Shipping goes on meanwhile. */
  const rehearse = async () => {
    const { generation } = shipper
    const result = await rehearseIn({ location, generation, identity: ownKey.identity, dataDir })
    note({ rehearsal: result })
    say(result.isGood ? 'info' : 'error', 'restore rehearsed', result)
    rehearsal = undefined
  }
  const isRehearsalDue = () =>
    !rehearsal &&
    shipper.isRestorable() &&
    Date.now() - Date.parse(status.rehearsal?.at ?? '1970-01-01') >= work.rehearsalEveryMs &&
    Date.now() - Date.parse(status.startedAt) >= work.rehearsalAfterMs

  const pass = async () => {
    try {
      await shipDatabase()
      if (signal.aborted) return
      if (due('files', work.filesEveryMs)) await shipFiles()
      if (shipper.isRestorable() && due('removal', work.removalEveryMs)) await remove()
      if (isRehearsalDue()) rehearsal = rehearse()
      if (status.failure !== undefined) note({ failure: undefined })
    } catch (cause) {
      const failure = reasonOf(cause)
      if (failure !== status.failure)
        say('error', 'backup to the bucket failed, will be tried again', { reason: failure })
      note({ failure })
    }
  }

  say('info', 'ships backups to the bucket', { bucket: store.name, generation: shipper.generation })
  try {
    while (!signal.aborted) {
      const startedMs = performance.now()
      await pass()
      await pause(Math.max(everyMs - (performance.now() - startedMs), restMs))
    }
    await pass()
  } finally {
    db.close()
    store.close()
  }
}

/** Returns whether something is due for the first time, or its interval has passed since it last was. */
const createDue = () => {
  const last = new Map<string, number>()
  return (what: string, everyMs: number): boolean => {
    const nowMs = performance.now()
    if (nowMs - (last.get(what) ?? Number.NEGATIVE_INFINITY) < everyMs) return false
    last.set(what, nowMs)
    return true
  }
}

/** Never rejects: a thread that fails has a result, too. */
const rehearseIn = (workerData: RehearsalWork): Promise<Rehearsal> => {
  const at = new Date().toISOString()
  const thread = new Worker(new URL('./rehearsal-thread.ts', import.meta.url), { workerData, env: {} })
  thread.unref()
  const { promise, resolve } = Promise.withResolvers<Rehearsal>()
  thread.once('message', resolve)
  thread.once('error', (cause) => resolve({ at, isGood: false, problem: reasonOf(cause) }))
  thread.once('exit', () => resolve({ at, isGood: false, problem: 'ended' }))
  return promise
}
