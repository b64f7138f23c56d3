import type { Database } from '../../core/database/database.ts'
import type { PhotoFiles } from '../picture.ts'

export interface RoomName {
  id: string
  name: string
}

/** A photograph as its owner sees it. */
export interface Photograph extends PhotoFiles {
  id: number
  roomId: string
  /** From 1 on. For a removed photograph, its former position. */
  position: number
  fileName: string
  /** ISO 8601, UTC. */
  addedAt: string
  /** When it was removed; null while its room shows it. */
  removedAt: string | null
}

interface Row extends Omit<Photograph, 'widths'> {
  /** JSON. */
  widths: string
}

interface NewPhotograph extends PhotoFiles {
  roomId: string
  fileName: string
  addedAt: string
}

const select = `
  SELECT id, room_type_id AS "roomId", position, hash, width, height, widths, jpeg_width AS "jpegWidth", preview,
    file_name AS "fileName", added_at AS "addedAt", removed_at AS "removedAt"
  FROM photographs`

/** Queries that change rows run within a transaction of the caller. */
export const createPhotographQueries = (db: Database) => {
  const rooms = db.prepare<[], RoomName>(
    "SELECT room_type_id AS id, name FROM room_texts WHERE lang = 'en' ORDER BY room_type_id",
  )
  const ofRoom = db.prepare<[string], Row>(
    `${select} WHERE room_type_id = ? AND removed_at IS NULL ORDER BY position`,
  )
  const removedOf = db.prepare<[string], Row>(
    `${select} WHERE room_type_id = ? AND removed_at IS NOT NULL ORDER BY removed_at DESC, id DESC`,
  )
  const removedUntil = db
    .prepare<[string], number>('SELECT id FROM photographs WHERE removed_at <= ? ORDER BY id')
    .pluck()
  const byId = db.prepare<[number], Row>(`${select} WHERE id = ?`)
  const insert = db
    .prepare<[Record<string, string | number>], number>(`
    INSERT INTO photographs
      (room_type_id, position, hash, width, height, widths, jpeg_width, preview, file_name, added_at)
    VALUES (@roomId, 0, @hash, @width, @height, @widths, @jpegWidth, @preview, @fileName, @addedAt)
    RETURNING id`)
    .pluck()
  const place = db.prepare<[{ id: number; position: number }]>(
    'UPDATE photographs SET position = @position WHERE id = @id AND position <> @position',
  )
  const setRemoved = db.prepare<[string | null, number]>('UPDATE photographs SET removed_at = ? WHERE id = ?')
  const adopt = db.prepare<[string]>('UPDATE room_types SET is_example = 0 WHERE id = ? AND is_example = 1')
  const forget = db.prepare<[number]>('DELETE FROM photographs WHERE id = ?')
  const forgetRemovedTwin = db.prepare<[string, string]>(
    'DELETE FROM photographs WHERE room_type_id = ? AND hash = ? AND removed_at IS NOT NULL',
  )
  const discarded = db.prepare<[], string>('SELECT hash FROM discarded_photographs ORDER BY hash').pluck()
  const forgetDiscarded = db.prepare<[string]>('DELETE FROM discarded_photographs WHERE hash = ?')
  const isUsed = db
    .prepare<[string, string], 0 | 1>(
      'SELECT EXISTS (SELECT 1 FROM photographs WHERE hash = ?) OR EXISTS (SELECT 1 FROM property_pictures WHERE hash = ?)',
    )
    .pluck()

  const isOnlyPicture = db
    .prepare<[string], 1>(`
      SELECT 1 FROM room_types r WHERE r.id = ? AND r.status = 'offered'
        AND NOT EXISTS (SELECT 1 FROM room_images WHERE room_type_id = r.id)
        AND (SELECT COUNT(*) FROM photographs WHERE room_type_id = r.id AND removed_at IS NULL) = 1`)
    .pluck()

  const idsOf = async (roomId: string) => (await ofRoom.all(roomId)).map(({ id }) => id)
  const placeAll = async (ids: readonly number[]) => {
    for (const [i, id] of ids.entries()) await place.run({ id, position: i + 1 })
  }
  const placeAt = async (position: number, { id, roomId }: Pick<Photograph, 'id' | 'roomId'>) => {
    const others = (await idsOf(roomId)).filter((other) => other !== id)
    await placeAll(others.toSpliced(position - 1, 0, id))
    // a room with the owner's photographs is no example any more
    await adopt.run(roomId)
  }

  return {
    /** Returns the rooms by id, with their English names. */
    rooms: () => rooms.all(),
    /** Returns the photographs that a room shows, in order. */
    ofRoom: async (roomId: string) => (await ofRoom.all(roomId)).map(toPhotograph),
    /** Returns the photographs that can be restored, latest first. */
    removedOf: async (roomId: string) => (await removedOf.all(roomId)).map(toPhotograph),
    /** Returns the ids of photographs removed until a moment. */
    removedUntil: (moment: string) => removedUntil.all(moment),
    byId: async (id: number): Promise<Photograph | undefined> => {
      const row = await byId.get(id)
      return row && toPhotograph(row)
    },
    /** Returns whether a room would have no picture without its one photograph. */
    isOnlyPicture: async (roomId: string) => (await isOnlyPicture.get(roomId)) !== undefined,
    /** Inserts a photograph at a position from 1 on, and moves those after it. */
    insertAt: async (position: number, photograph: NewPhotograph): Promise<number> => {
      const { roomId, hash, widths } = photograph
      // a photograph added again cannot be restored as well
      await forgetRemovedTwin.run(roomId, hash)
      const id = (await insert.get({ ...photograph, widths: JSON.stringify(widths) })) as number
      await placeAt(position, { id, roomId })
      return id
    },
    /** Moves a photograph, and those between. */
    placeAt,
    /** Removes a photograph from its room, and closes the gap. */
    remove: async ({ id, roomId }: Photograph, at: string) => {
      await setRemoved.run(at, id)
      await placeAll(await idsOf(roomId))
    },
    /** Restores a photograph to its former position, or to the last one. */
    restore: async (photograph: Photograph) => {
      const { id, roomId, position } = photograph
      await setRemoved.run(null, id)
      await placeAt(position, { id, roomId })
    },
    /** Deletes the row. */
    forget: (id: number) => forget.run(id),
    /** Returns the hashes of photographs deleted with their room. */
    discarded: () => discarded.all(),
    /** Call it once the files are deleted, or belong to another room. */
    forgetDiscarded: (hash: string) => forgetDiscarded.run(hash),
    /** Returns whether a room or a page shows this photograph, or may show it again. */
    isUsed: async (hash: string) => Boolean(await isUsed.get(hash, hash)),
  }
}

export type PhotographQueries = ReturnType<typeof createPhotographQueries>

const toPhotograph = (row: Row): Photograph => ({ ...row, widths: JSON.parse(row.widths) as number[] })
