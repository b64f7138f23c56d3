import { ActionRefused } from '../../action-refused.ts'
import type { Database } from '../../database/database.ts'
import type { MediaStore } from '../store/media-store.ts'
import type { Photograph, PhotographQueries, RoomName } from './queries.ts'

export interface RemovedPhotograph {
  photograph: Photograph
  room: RoomName
  /** Photographs that the room still shows. */
  count: number
}

interface RemoveDeps {
  db: Database
  queries: PhotographQueries
  files: MediaStore
  roomOf: (id: string) => Promise<RoomName>
}

/** First the row, then the files that no room shows any more: at no moment does a page name a file that is gone. */
export const createRemovePhotograph = ({ db, queries, files, roomOf }: RemoveDeps) => {
  const removeRow = db.transaction(async (id: number): Promise<RemovedPhotograph> => {
    const photograph = await queries.byId(id)
    if (!photograph)
      throw new ActionRefused(`There is no photograph number ${id}. 'list' shows all with their numbers.`)
    await queries.remove(photograph)
    const { roomId } = photograph
    return { photograph, room: await roomOf(roomId), count: (await queries.ofRoom(roomId)).length }
  })
  const removeFiles = async (hash: string) => {
    let removing: ReturnType<MediaStore['remove']> | undefined
    await db.transaction(async () => {
      // under the lock, so that nobody adds the same photograph again in between
      if (!(await queries.isUsed(hash))) removing = files.remove(hash)
    })()
    await removing
  }

  return async (id: number): Promise<RemovedPhotograph> => {
    const removed = await removeRow(id)
    await removeFiles(removed.photograph.hash)
    return removed
  }
}
