import { hotel } from '@calm-rest/contract/hotel'
import type { ExampleRoom } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import { propertyOf } from '../../property/index.ts'
import { type ExampleRoom as Example, staysOf } from '../../stays/index.ts'
import type { DeskBookingCommands } from './bookings.ts'
import type { DeskDeps } from './deps.ts'
import type { DeskRoomTypeStatusCommands } from './room-type-status.ts'

export interface Examples {
  rooms: ExampleRoom[]
  /** Number of reviews. */
  reviews: number
}

/** What the seed invented, and its removal. */
export const createDeskExampleCommands = (
  { db, recorder, now }: DeskDeps,
  { end }: Pick<DeskRoomTypeStatusCommands, 'end'>,
  { cancel }: Pick<DeskBookingCommands, 'cancel'>,
) => {
  const { roomTypeReads: types, roomUnits: units, rates } = propertyOf(db)
  const { bookings, examples } = staysOf(db)

  /** Whether prices, restrictions or closures name it: the owner has set something for it. */
  const createIsNamed = async () => {
    const stored = JSON.stringify((await rates.current()).rates)
    return (roomId: string) => stored.includes(JSON.stringify(roomId))
  }
  const referencesAhead = async (roomId: string) => {
    const ahead = (await types.byId(roomId, todayAt(now())))?.units.flatMap((unit) => unit.ahead) ?? []
    return [...new Set(ahead.flatMap(({ reference }) => reference ?? []))]
  }

  /** Whether a guest has come, or anything was paid: otherwise anybody could keep the property from opening. */
  const anyCommitted = async (references: readonly string[]): Promise<boolean> => {
    const today = todayAt(now())
    for (const reference of references) {
      const booking = await bookings.byReference(reference, hotel.deskLang)
      if (!booking || booking.checkIn <= today || booking.arrivedOn !== null || booking.paidCents !== 0)
        return true
    }
    return false
  }

  const list = async (lang: Lang): Promise<Examples> => {
    const isNamed = await createIsNamed()
    const toRoom = async ({ roomId, roomType, isUnchanged, isBooked }: Example): Promise<ExampleRoom> => {
      if (!isUnchanged || isNamed(roomId)) return { roomId, roomType, outcome: 'changed', references: [] }
      const references = isBooked ? await referencesAhead(roomId) : []
      if (references.length > 0) {
        const isCommitted = await anyCommitted(references)
        return { roomId, roomType, outcome: isCommitted ? 'booked' : 'cancelled', references }
      }
      return { roomId, roomType, outcome: isBooked ? 'ended' : 'deleted', references }
    }
    const rooms: ExampleRoom[] = []
    for (const room of await examples.rooms(lang)) rooms.push(await toRoom(room))
    return { rooms, reviews: await examples.countReviews() }
  }

  const removeRoom = async ({ roomId, roomType, outcome, references }: ExampleRoom) => {
    if (outcome === 'cancelled') for (const reference of references) await cancel(reference)
    if (outcome === 'ended' || outcome === 'cancelled') return end(roomId)
    if (outcome !== 'deleted') return
    const read = async () => ((await types.byId(roomId, todayAt(now()))) ? { roomType } : null)
    await recorder.changed({ action: 'example remove', subject: roomId, at: now(), read }, () =>
      examples.removeRoom(roomId),
    )
  }

  return {
    list,
    /** Removes what `list` says will go: a room that was booked or changed in this moment stays. */
    remove: db.transaction(async (): Promise<void> => {
      for (const { roomId } of await examples.rooms('en')) await units.hold(roomId)
      for (const room of (await list('en')).rooms) await removeRoom(room)
      const read = async () => ({ reviews: await examples.countReviews() })
      await recorder.changed({ action: 'example remove', subject: 'reviews', at: now(), read }, () =>
        examples.removeReviews(),
      )
    }, 'latest'),
  }
}

export type DeskExampleCommands = ReturnType<typeof createDeskExampleCommands>
