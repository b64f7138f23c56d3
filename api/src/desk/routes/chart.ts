import type { Chart, ChartClosure, ChartStay, ChartUnit, HousekeptUnit } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { formatName } from '../../core/mail-format/formats.ts'
import { shownRoomNames } from '../../core/room-names.ts'
import { type Block, propertyOf, type Rates, selectBlocks } from '../../property/index.ts'
import { type StoredBooking, selectBookings } from '../../stays/index.ts'
import { createHousekeptUnits } from './housekept-units.ts'
import { stateOf, versionOfStay } from './stay-view.ts'

interface Span {
  from: CalendarDate
  until: CalendarDate
}

interface NightRow {
  bookingId: number
  roomId: string
  unit: number
  night: CalendarDate
}

type Piece = Omit<NightRow, 'night'> & Span

/** Every unit with its nights between two dates. A removed unit is included if some of these nights are from before. */
export const createChart = (db: Database, now: () => Date) => {
  const housekeptUnits = createHousekeptUnits(db, now)
  const ratesStore = propertyOf(db).rates
  const units = db.prepare<[Span & { lang: Lang }], Omit<ChartUnit, 'isReady' | 'outOfOrderUntil'>>(`
    SELECT u.room_type_id AS "roomId", t.name AS "roomType", u.number AS unit, u.name AS "unitName", r.guests
    FROM units u JOIN room_types r ON r.id = u.room_type_id
      JOIN ${shownRoomNames} t ON t.room_type_id = u.room_type_id AND t.lang = @lang
    WHERE u.removed_on IS NULL OR EXISTS (
      SELECT 1 FROM booking_nights n WHERE n.unit_id = u.id AND n.night >= @from AND n.night < @until)
    ORDER BY u.room_type_id, u.number`)
  const nights = db.prepare<[Span], NightRow>(`
    SELECT n.booking_id AS "bookingId", u.room_type_id AS "roomId", u.number AS unit, n.night
    FROM units u JOIN booking_nights n ON n.unit_id = u.id
    WHERE n.night >= @from AND n.night < @until AND n.booking_id IS NOT NULL
    ORDER BY u.id, n.night`)
  const stays = db.prepare<[Span & { lang: Lang }], StoredBooking>(`
    ${selectBookings} WHERE b.id IN (SELECT n.booking_id FROM units u JOIN booking_nights n ON n.unit_id = u.id
      WHERE n.night >= @from AND n.night < @until)`)
  const blocks = db.prepare<[Span], Block>(`
    ${selectBlocks} WHERE k.until > @from AND k.first_night < @until ORDER BY k.first_night, k.id`)

  return async ({ from, until }: Span, lang: Lang): Promise<Chart> => {
    const today = todayAt(now())
    const byId = new Map((await stays.all({ from, until, lang })).map((stay) => [stay.id, stay]))
    const toChartStay = ({ bookingId, ...piece }: Piece): ChartStay[] => {
      const stay = byId.get(bookingId)
      // cancelled between the two reads: its nights are free
      if (!stay) return []
      const { reference, checkIn, checkOut, guests, pinnedAt, note } = stay
      return [
        {
          reference,
          version: versionOfStay(stay),
          state: stateOf(stay, today),
          ...piece,
          checkIn,
          checkOut,
          name: formatName(stay),
          guests,
          isPinned: pinnedAt !== null,
          hasNote: note !== null,
        },
      ]
    }
    const housekept = new Map((await housekeptUnits(lang)).map((unit) => [doorOf(unit), unit]))
    return {
      from,
      until,
      today,
      units: (await units.all({ from, until, lang })).map((unit) => {
        const state = housekept.get(doorOf(unit))
        return {
          ...unit,
          isReady: state !== undefined && isReady(state),
          outOfOrderUntil: (state?.state === 'out_of_order' && state.closed?.until) || null,
        }
      }),
      stays: piecesOf(await nights.all({ from, until })).flatMap(toChartStay),
      closures: closuresIn((await ratesStore.current()).rates, { from, until }),
      blocks: (await blocks.all({ from, until })).map(({ createdAt: _, ...block }) => block),
    }
  }
}

const closuresIn = ({ closures }: Pick<Rates, 'closures'>, { from, until }: Span): ChartClosure[] =>
  closures
    .filter((one) => one.from < until && from < one.until)
    .sort((a, b) => a.from.localeCompare(b.from) || a.until.localeCompare(b.until))

const doorOf = ({ roomId, unit }: Pick<ChartUnit, 'roomId' | 'unit'>) => `${roomId} ${unit}`

const isReady = ({ state, isOccupied }: HousekeptUnit) =>
  (state === 'clean' || state === 'inspected') && !isOccupied

/** Returns runs of nights of one stay in one unit, from nights ordered by unit and date. */
const piecesOf = (rows: readonly NightRow[]): Piece[] => {
  const pieces: Piece[] = []
  for (const { night, ...row } of rows) {
    const last = pieces.at(-1)
    const isSame = last && (['bookingId', 'roomId', 'unit'] as const).every((key) => last[key] === row[key])
    if (isSame && last.until === night) last.until = addDays(night, 1)
    else pieces.push({ ...row, from: night, until: addDays(night, 1) })
  }
  return pieces
}
