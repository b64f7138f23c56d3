import { startMemoryBucket } from '@calm-rest/objects/testing'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { openTestApi } from '../../../testing/test-api.ts'
import { createKeyPair } from './age.ts'
import { type OffsiteIntervals, startOffsite } from './schedule.ts'
import { readStatus } from './status.ts'

interface Line {
  msg: string
  reason?: string
}

/** A site that is backed up into a bucket in memory, by a thread as in production. */
export const openOffsiteSite = async (intervals: Partial<OffsiteIntervals> = {}) => {
  const api = await openTestApi()
  const bucket = await startMemoryBucket()
  const owner = await createKeyPair()
  const lines: Line[] = []
  const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line)) })
  const start = (folders = {}, endpoint = bucket.location.endpoint) => {
    const started = startOffsite({
      location: { ...bucket.location, endpoint },
      recipients: [owner.recipient],
      everyMs: 50,
      snapshotEveryMs: 3_600_000,
      keep: { last: 1, daily: 0, weekly: 0 },
      folders,
      dataDir: api.dataDir,
      logger,
      intervals: { rehearsalAfterMs: 3_600_000, ...intervals },
    })
    onTestFinished(started.stop)
    return started
  }
  return { api, bucket, owner, lines, start, status: () => readStatus(api.dataDir) }
}
