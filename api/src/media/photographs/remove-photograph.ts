import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../database/open.ts'
import { PhotoRefused } from './photo-refused.ts'
import type { Photograph, PhotographQueries, RoomName } from './queries.ts'

export interface RemovedPhotograph {
  photograph: Photograph
  room: RoomName
  /** Photographs that the room still shows. */
  count: number
}

interface RemoveParts {
  db: Database
  queries: PhotographQueries
  mediaDir: string
  roomOf: (id: string) => RoomName
}

/** First the row, then the files that no room shows any more: at no moment does a page name a file that is gone. */
export const createRemovePhotograph = ({ db, queries, mediaDir, roomOf }: RemoveParts) => {
  const removeRow = db.transaction((id: number): RemovedPhotograph => {
    const photograph = queries.byId(id)
    if (!photograph)
      throw new PhotoRefused(`There is no photograph number ${id}. 'list' shows all with their numbers.`)
    queries.remove(photograph)
    const { roomId } = photograph
    return { photograph, room: roomOf(roomId), count: queries.ofRoom(roomId).length }
  })
  const removeFiles = db.transaction((hash: string) => {
    // under the lock, so that nobody adds the same photograph again in between
    if (!queries.isUsed(hash)) rmSync(join(mediaDir, hash), { recursive: true, force: true })
  })

  return (id: number): RemovedPhotograph => {
    const removed = removeRow.immediate(id)
    removeFiles.immediate(removed.photograph.hash)
    return removed
  }
}
