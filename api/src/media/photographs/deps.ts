import type { Facts } from '../../core/audit-log/audit-log.ts'
import type { Recorder } from '../../core/audit-log/recorder.ts'
import type { Database } from '../../core/database/database.ts'
import type { MediaStore } from '../store/media-store.ts'
import type { ConvertPhoto } from './convert-photo.ts'
import type { PhotographQueries, RoomName } from './queries.ts'

/** Dependencies of changes to photographs. */
export interface PhotographDeps {
  db: Database
  queries: PhotographQueries
  /** Folder on this machine for files in preparation. */
  mediaDir: string
  files: MediaStore
  convert: ConvertPhoto
  recorder: Recorder
  now: () => Date
  /** Throws `ApiError` if the room does not exist. */
  roomOf: (id: string) => Promise<RoomName>
  /** Facts for the audit log: the position of a photograph; null if its room does not show it. */
  placeOf: (id: number | undefined) => Promise<Facts | null>
}
