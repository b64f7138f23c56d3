import { statfs } from 'node:fs/promises'
import type { Database } from '../core/database/database.ts'
import { createBacklog } from '../core/outbox/backlog.ts'
import { isForServers } from '../core/outbox/queue.ts'
import type { Sources } from './sources.ts'

/** Readings of this machine and its database. */
export const createLocalSources = (
  db: Database,
  dataDir: string,
  now: () => Date,
): Pick<Sources, 'readDisk' | 'readMail'> => {
  const backlog = createBacklog(db)
  const lastSent = db
    .prepare<[], string | null>(`SELECT MAX(sent_at) FROM outbox WHERE NOT ${isForServers}`)
    .pluck()
  return {
    readDisk: async () => {
      const { bavail, blocks, bsize } = await statfs(dataDir)
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
    },
    readMail: async () => {
      const { oldestSeconds } = await backlog(now())
      const sentAt = await lastSent.get()
      return { oldestSeconds, sentAt: sentAt ? new Date(sentAt) : undefined }
    },
  }
}
