import { staffLimits } from '@calm-rest/contract/staff'
import type { Database } from '../../database/database.ts'
import type { MediaStore } from '../store/media-store.ts'
import { createPhotographQueries } from './queries.ts'

interface ForgetDeps {
  db: Database
  files: MediaStore
}

/** Deletes what was taken away, for good: the row, and the files where no room shows them or may again. */
export const createForgetRemoved = ({ db, files }: ForgetDeps) => {
  const queries = createPhotographQueries(db)
  const forget = async (id: number) => {
    let removing: ReturnType<MediaStore['remove']> | undefined
    await db.transaction(async () => {
      const photograph = await queries.byId(id)
      // it came back, or another was quicker
      if (!photograph || photograph.removedAt === null) return
      await queries.forget(id)
      // under the lock, so that nobody adds the same photograph again in between
      if (!(await queries.isUsed(photograph.hash))) removing = files.remove(photograph.hash)
    })()
    await removing
  }
  return {
    /** One, at once. */
    forget,
    /** All that cannot come back any more. */
    forgetOld: async (at: Date): Promise<void> => {
      const undoMs = staffLimits.photographs.undoMinutes * 60_000
      const ids = await queries.removedUntil(new Date(at.getTime() - undoMs).toISOString())
      for (const id of ids) await forget(id)
    },
  }
}
