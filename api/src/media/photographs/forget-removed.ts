import { staffLimits } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'
import type { MediaStore } from '../store/media-store.ts'
import { createPhotographQueries } from './queries.ts'

interface ForgetDeps {
  db: Database
  files: MediaStore
}

/** Deletes what was taken away or went with its room, for good: the row, and the files where no room shows them or may again. */
export const createForgetRemoved = ({ db, files }: ForgetDeps) => {
  const queries = createPhotographQueries(db)
  /** `forgetRow` answers the hash of a photograph that one room has no more; nothing where it still has. */
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
      // it came back, or another was quicker
      if (!photograph || photograph.removedAt === null) return undefined
      await queries.forget(id)
      return photograph.hash
    })
  /** The files first: where they cannot be removed now, it is tried again. */
  const forgetDiscarded = async (hash: string) => {
    await removeFiles(async () => hash)
    await queries.forgetDiscarded(hash)
  }
  return {
    /** One, at once. */
    forget,
    /** All that cannot come back any more. */
    forgetOld: async (at: Date): Promise<void> => {
      const undoMs = staffLimits.photographs.undoMinutes * 60_000
      const ids = await queries.removedUntil(new Date(at.getTime() - undoMs).toISOString())
      for (const id of ids) await forget(id)
      for (const hash of await queries.discarded()) await forgetDiscarded(hash)
    },
  }
}
