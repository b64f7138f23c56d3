import type { Picture } from '@calm-rest/contract/api'
import type { Database } from '../../core/database/database.ts'
import { toPicture, toScene } from '../../media/index.ts'

interface SceneRow {
  room: string
  path: string
}

interface PhotographRow {
  room: string
  hash: string
  width: number
  height: number
  widths: string
  jpegWidth: number
  preview: string
}

/** Returns the pictures of a room, in order. */
export type PicturesOf = (room: string) => Picture[]

/**
 * Returns the owner's photographs if a room has any, otherwise its drawn scenes: of an example, or at a house by the sea,
 * for which they were drawn. A room of another house has none, and shows the placeholder.
 */
export const createRoomPictures = (db: Database) => {
  const scenes = db.prepare<[], SceneRow>(`
    SELECT i.room_type_id AS room, i.path FROM room_images i JOIN room_types r ON r.id = i.room_type_id
    WHERE r.is_example = 1 OR EXISTS (SELECT 1 FROM property_look WHERE drawings = 'coast')
    ORDER BY i.position`)
  const photographs = db.prepare<[], PhotographRow>(`
    SELECT room_type_id AS room, hash, width, height, widths, jpeg_width AS "jpegWidth", preview
    FROM photographs WHERE removed_at IS NULL ORDER BY position`)

  return async () => picturesOf(await photographs.all(), await scenes.all())
}

const picturesOf = (photographs: PhotographRow[], scenes: SceneRow[]): PicturesOf => {
  const photographsBy = Map.groupBy(photographs, ({ room }) => room)
  const scenesBy = Map.groupBy(scenes, ({ room }) => room)
  return (room) =>
    photographsBy.get(room)?.map((row) => toPicture({ ...row, widths: JSON.parse(row.widths) })) ??
    (scenesBy.get(room) ?? []).map(({ path }) => toScene(path))
}
