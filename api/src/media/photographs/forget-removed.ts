import { staffLimits } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'
import type { MediaStore } from '../store/media-store.ts'
import { createPhotographQueries } from './queries.ts'

interface ForgetDeps {
  db: Database
  files: MediaStore
}

/**
 * Permanently deletes photographs that were removed, also with their room: the row, and the files unless another room
 * shows them or may show them again.
 */
export const createForgetRemoved = ({ db, files }: ForgetDeps) => {
  const queries = createPhotographQueries(db)
  /** `forgetRow` returns the hash of a photograph that its room has lost; undefined if the room still has it. */
  const removeFiles = async (forgetRow: () => Promise<string | undefined>) => {
    let removing: ReturnType<MediaStore['remove']> | undefined
    await db.transaction(async () => {
      const hash = await forgetRow()
      // under the lock, so that nobody adds the same photograph again in between
      if (hash !== undefined && !(await queries.isUsed(hash))) removing = files.remove(hash)
    })()
    await removing
  }
  const forget = (id: number) =>
    removeFiles(async () => {
      const photograph = await queries.byId(id)
      // it was restored, or another process deleted it first
      if (!photograph || photograph.removedAt === null) return undefined
      await queries.forget(id)
      return photograph.hash
    })
  /** Deletes the files first, so that a failure is retried. */
  const forgetDiscarded = async (hash: string) => {
    await removeFiles(async () => hash)
    await queries.forgetDiscarded(hash)
  }
  return {
    /** Deletes one at once. */
    forget,
    /** Deletes all that can no longer be restored. */
    forgetOld: async (at: Date): Promise<void> => {
      const undoMs = staffLimits.photographs.undoMinutes * 60_000
      const ids = await queries.removedUntil(new Date(at.getTime() - undoMs).toISOString())
      for (const id of ids) await forget(id)
      for (const hash of await queries.discarded()) await forgetDiscarded(hash)
    },
  }
}
