import type { Picture } from '@calm-rest/contract/api'
import type { Database } from '../database/open.ts'
import { toPicture, toScene } from '../media/picture.ts'

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

/** Pictures of a room, in order. */
export type PicturesOf = (room: string) => Picture[]

/** An owner's photographs where a room has one, else its drawn scenes. */
export const createRoomPictures = (db: Database) => {
  const selectScenes = 'SELECT room_type_id AS room, path FROM room_images'
  const selectPhotographs = `
    SELECT room_type_id AS room, hash, width, height, widths, jpeg_width AS jpegWidth, preview FROM photographs`
  const ofRoom = 'WHERE room_type_id = ?'
  const allScenes = db.prepare<[], SceneRow>(`${selectScenes} ORDER BY position`)
  const scenesOf = db.prepare<[string], SceneRow>(`${selectScenes} ${ofRoom} ORDER BY position`)
  const allPhotographs = db.prepare<[], PhotographRow>(`${selectPhotographs} ORDER BY position`)
  const photographsOf = db.prepare<[string], PhotographRow>(
    `${selectPhotographs} ${ofRoom} ORDER BY position`,
  )

  return {
    all: () => picturesOf(allPhotographs.all(), allScenes.all()),
    of: (id: string) => picturesOf(photographsOf.all(id), scenesOf.all(id)),
  }
}

const picturesOf = (photographs: PhotographRow[], scenes: SceneRow[]): PicturesOf => {
  const photographsBy = Map.groupBy(photographs, ({ room }) => room)
  const scenesBy = Map.groupBy(scenes, ({ room }) => room)
  return (room) =>
    photographsBy.get(room)?.map((row) => toPicture({ ...row, widths: JSON.parse(row.widths) })) ??
    (scenesBy.get(room) ?? []).map(({ path }) => toScene(path))
}
