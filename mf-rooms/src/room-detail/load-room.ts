import type { Result, Room } from '@calm-rest/contract/api'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { type LoadInput, type PropsOf, searchOf } from '@calm-rest/contract/widget'
import { type AskedSearch, askSearch } from '../stay-search/load-rooms.ts'

export interface RoomPage {
  room: Room
  /** Price of the stay with which the page begins; undefined without dates. */
  asked?: AskedSearch | undefined
  /** The date at the guesthouse, with which its calendar begins; undefined if the API did not respond. */
  today?: CalendarDate | undefined
}

/** The room, the price of the stay in its address, and today. Without the last two one can still choose dates. */
export const loadRoom = async (
  input: LoadInput<PropsOf<'mf-rooms', 'room-detail'>>,
): Promise<Result<RoomPage | null>> => {
  const { props, api, lang, signal } = input
  const [room, asked, day] = await Promise.all([
    api.rooms.byId(props.id, {}, { lang, signal }),
    askSearch(searchOf(props), api, { lang, signal }),
    api.hotel.day({ signal }),
  ])
  if (!room.ok) return room
  const today = day.ok ? day.value.today : undefined
  return { ok: true, value: room.value && { room: room.value, asked, today } }
}
