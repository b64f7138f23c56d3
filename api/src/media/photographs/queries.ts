import type { Database } from '../../database/database.ts'
import type { PhotoFiles } from '../picture.ts'

export interface RoomName {
  id: string
  name: string
}

/** A photograph as its owner knows it. */
export interface Photograph {
  id: number
  roomId: string
  hash: string
  fileName: string
  width: number
  height: number
  /** ISO 8601, UTC. */
  addedAt: string
}

interface NewPhotograph extends PhotoFiles {
  roomId: string
  fileName: string
  addedAt: string
}

const select = `
  SELECT id, room_type_id AS "roomId", hash, file_name AS "fileName", width, height, added_at AS "addedAt"
  FROM photographs`

/** Queries that change rows run within a transaction of the caller. */
export const createPhotographQueries = (db: Database) => {
  const rooms = db.prepare<[], RoomName>(
    "SELECT room_type_id AS id, name FROM room_texts WHERE lang = 'en' ORDER BY room_type_id",
  )
  const ofRoom = db.prepare<[string], Photograph>(`${select} WHERE room_type_id = ? ORDER BY position`)
  const byId = db.prepare<[number], Photograph>(`${select} WHERE id = ?`)
  const insert = db
    .prepare<[Record<string, string | number>], number>(`
    INSERT INTO photographs
      (room_type_id, position, hash, width, height, widths, jpeg_width, preview, file_name, added_at)
    VALUES (@roomId, 0, @hash, @width, @height, @widths, @jpegWidth, @preview, @fileName, @addedAt)
    RETURNING id`)
    .pluck()
  const place = db.prepare<[number, number]>('UPDATE photographs SET position = ? WHERE id = ?')
  const remove = db.prepare<[number]>('DELETE FROM photographs WHERE id = ?')
  const isUsed = db
    .prepare<[string], 0 | 1>('SELECT EXISTS (SELECT 1 FROM photographs WHERE hash = ?)')
    .pluck()

  const placeAll = async (ids: readonly number[]) => {
    for (const [i, id] of ids.entries()) await place.run(i + 1, id)
  }

  return {
    /** By id, with their English names. */
    rooms: () => rooms.all(),
    /** In their order. */
    ofRoom: (roomId: string) => ofRoom.all(roomId),
    byId: (id: number) => byId.get(id),
    /** Puts it at a position from 1 on, and moves those behind it. */
    insertAt: async (position: number, photograph: NewPhotograph): Promise<number> => {
      const ids = (await ofRoom.all(photograph.roomId)).map((one) => one.id)
      const id = (await insert.get({ ...photograph, widths: JSON.stringify(photograph.widths) })) as number
      await placeAll(ids.toSpliced(position - 1, 0, id))
      return id
    },
    /** Removes it, and closes the gap. */
    remove: async ({ id, roomId }: Photograph) => {
      await remove.run(id)
      await placeAll((await ofRoom.all(roomId)).map((one) => one.id))
    },
    /** Whether any room shows this photograph. */
    isUsed: async (hash: string) => (await isUsed.get(hash)) === 1,
  }
}

export type PhotographQueries = ReturnType<typeof createPhotographQueries>
