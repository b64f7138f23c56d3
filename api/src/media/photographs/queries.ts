import type { Database } from '../../core/database/database.ts'
import type { PhotoFiles } from '../picture.ts'

export interface RoomName {
  id: string
  name: string
}

/** A photograph as its owner knows it. */
export interface Photograph extends PhotoFiles {
  id: number
  roomId: string
  /** From 1 on; of one that was taken away, where it stood. */
  position: number
  fileName: string
  /** ISO 8601, UTC. */
  addedAt: string
  /** When it was taken away, until which its room does not show it; null for one that is shown. */
  removedAt: string | null
}

interface Row extends Omit<Photograph, 'widths'> {
  /** As JSON. */
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
  const forget = db.prepare<[number]>('DELETE FROM photographs WHERE id = ?')
  const forgetRemovedTwin = db.prepare<[string, string]>(
    'DELETE FROM photographs WHERE room_type_id = ? AND hash = ? AND removed_at IS NOT NULL',
  )
  const discarded = db.prepare<[], string>('SELECT hash FROM discarded_photographs ORDER BY hash').pluck()
  const forgetDiscarded = db.prepare<[string]>('DELETE FROM discarded_photographs WHERE hash = ?')
  const isUsed = db
    .prepare<[string], 0 | 1>('SELECT EXISTS (SELECT 1 FROM photographs WHERE hash = ?)')
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
  }

  return {
    /** By id, with their English names. */
    rooms: () => rooms.all(),
    /** Those that it shows, in their order. */
    ofRoom: async (roomId: string) => (await ofRoom.all(roomId)).map(toPhotograph),
    /** Those that can come back, the last one first. */
    removedOf: async (roomId: string) => (await removedOf.all(roomId)).map(toPhotograph),
    /** Ids of those that were taken away until a moment. */
    removedUntil: (moment: string) => removedUntil.all(moment),
    byId: async (id: number): Promise<Photograph | undefined> => {
      const row = await byId.get(id)
      return row && toPhotograph(row)
    },
    /** Whether guests would see a room without any picture, were its one photograph gone. */
    isOnlyPicture: async (roomId: string) => (await isOnlyPicture.get(roomId)) !== undefined,
    /** Puts it at a position from 1 on, and moves those behind it. */
    insertAt: async (position: number, photograph: NewPhotograph): Promise<number> => {
      const { roomId, hash, widths } = photograph
      // added again, it does not come back a second time
      await forgetRemovedTwin.run(roomId, hash)
      const id = (await insert.get({ ...photograph, widths: JSON.stringify(widths) })) as number
      await placeAt(position, { id, roomId })
      return id
    },
    /** Moves it, and those between. */
    placeAt,
    /** Takes it away, and closes the gap. */
    remove: async ({ id, roomId }: Photograph, at: string) => {
      await setRemoved.run(at, id)
      await placeAll(await idsOf(roomId))
    },
    /** Brings it back to where it stood, as far as there are so many. */
    restore: async (photograph: Photograph) => {
      const { id, roomId, position } = photograph
      await setRemoved.run(null, id)
      await placeAt(position, { id, roomId })
    },
    /** Its row, for good. */
    forget: (id: number) => forget.run(id),
    /** Hashes of those that went with their room. */
    discarded: () => discarded.all(),
    /** Its files are gone, or another room's. */
    forgetDiscarded: (hash: string) => forgetDiscarded.run(hash),
    /** Whether any room shows this photograph, or may again. */
    isUsed: async (hash: string) => (await isUsed.get(hash)) === 1,
  }
}

export type PhotographQueries = ReturnType<typeof createPhotographQueries>

const toPhotograph = (row: Row): Photograph => ({ ...row, widths: JSON.parse(row.widths) as number[] })
