import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { shownRoomNames } from '../../core/room-names.ts'
import { rooms } from '../seed/rooms/index.ts'

/** A room type that the seed invented. */
export interface ExampleRoom {
  roomId: string
  /** Its name in the requested language. */
  roomType: string
  /** Whether nobody has changed it: neither the room, nor its nights, nor its calendars. */
  isUnchanged: boolean
  /** Whether any booking refers to it, even a cancelled one. */
  isBooked: boolean
}

interface Row extends Omit<ExampleRoom, 'isUnchanged' | 'isBooked'> {
  isUnchanged: 0 | 1
  isBooked: 0 | 1
}

const seeded = rooms.map(({ id }) => `'${id}'`).join(', ')

/** Rooms and reviews that the seed invented. Call what changes them inside the transaction of the change. */
export const createExamples = (db: Database) => {
  const list = db.prepare<[{ lang: Lang }], Row>(`
    SELECT r.id AS "roomId", coalesce((SELECT name FROM ${shownRoomNames} t WHERE t.room_type_id = r.id AND t.lang = @lang), r.id)
        AS "roomType",
      CASE WHEN r.is_example = 1 AND r.changed_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM calendar_feeds WHERE room_type_id = r.id)
        AND NOT EXISTS (SELECT 1 FROM blocks k JOIN units u ON u.id = k.unit_id WHERE u.room_type_id = r.id)
        THEN 1 ELSE 0 END AS "isUnchanged",
      CASE WHEN EXISTS (SELECT 1 FROM bookings WHERE room_type_id = r.id
        OR unit_id IN (SELECT id FROM units WHERE room_type_id = r.id)) THEN 1 ELSE 0 END AS "isBooked"
    FROM room_types r WHERE r.is_example = 1 OR (r.id IN (${seeded}) AND r.status = 'offered') ORDER BY r.id`)
  const removeRoom = db.prepare<[string]>('DELETE FROM room_types WHERE id = ?')
  const count = db.prepare<[], number>('SELECT COUNT(*) FROM testimonials WHERE is_example = 1').pluck()
  const removeReviews = db.prepare<[]>('DELETE FROM testimonials WHERE is_example = 1')

  return {
    /** Rooms of the seed, by id; one that its owner has changed as long as it is offered. */
    rooms: async (lang: Lang): Promise<ExampleRoom[]> =>
      (await list.all({ lang })).map(({ roomId, roomType, isUnchanged, isBooked }) => ({
        roomId,
        roomType,
        isUnchanged: isUnchanged === 1,
        isBooked: isBooked === 1,
      })),
    countReviews: async (): Promise<number> => Number((await count.get()) ?? 0),
    /** Deletes a room with its texts, drawings and units. No booking may refer to it. */
    removeRoom: async (roomId: string) => void (await removeRoom.run(roomId)),
    removeReviews: async () => void (await removeReviews.run()),
  }
}
