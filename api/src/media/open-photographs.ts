import { join } from 'node:path'
import { createRecorder } from '../core/audit-log/recorder.ts'
import type { DatabasePlace } from '../core/database/open.ts'
import { openExisting } from '../core/database/open-existing.ts'
import { mediaFolder } from './files.ts'
import { convertPhoto } from './photographs/convert-photo.ts'
import { createForgetRemoved } from './photographs/forget-removed.ts'
import { createPhotographs, type Photographs } from './photographs/photographs.ts'
import { folderMedia } from './store/folder-media.ts'
import type { MediaStore } from './store/media-store.ts'

export type { AddedPhotograph, AddOptions } from './photographs/add-photograph.ts'
export type { RoomPhotographs } from './photographs/photographs.ts'
export type { PlacedPhotograph } from './photographs/place-photograph.ts'
export type { Photograph, RoomName } from './photographs/queries.ts'
export { openMediaStore } from './store/open-media-store.ts'

export interface PhotographOptions extends DatabasePlace {
  /** Name that the audit log records for every change. */
  who: string
  now?: () => Date
  /** By default in `dataDir`. */
  files?: MediaStore
}

/** Opens the photographs beside a site that runs on `dataDir`. The site shows a change on the next page view. */
export const openPhotographs = async ({
  who,
  now = () => new Date(),
  files,
  ...place
}: PhotographOptions): Promise<OpenedPhotographs> => {
  const db = await openExisting(place)
  const mediaDir = join(place.dataDir, mediaFolder)
  const store = files ?? folderMedia(mediaDir)
  const deps = { db, mediaDir, files: store, convert: convertPhoto, recorder: createRecorder(db, who), now }
  return {
    ...createPhotographs(deps),
    forget: createForgetRemoved(deps).forget,
    close: () => db.close(),
  }
}

export interface OpenedPhotographs extends Photographs {
  /** Deletes a removed photograph and its files, irreversibly. */
  forget(id: number): Promise<void>
  close(): Promise<void>
}
