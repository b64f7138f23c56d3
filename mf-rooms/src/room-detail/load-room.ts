import type { Result, Room } from '@calm-rest/contract/api'
import { type LoadInput, type PropsOf, searchOf } from '@calm-rest/contract/widget'
import { type AskedSearch, askSearch } from '../stay-search/load-rooms.ts'

export interface RoomPage {
  room: Room
  /** What the stay costs with which the page begins; undefined where it has no dates. */
  asked?: AskedSearch | undefined
}

/** The room, and the price of the stay in its address. Without the price one can still choose dates. */
export const loadRoom = async (
  input: LoadInput<PropsOf<'mf-rooms', 'room-detail'>>,
): Promise<Result<RoomPage | null>> => {
  const { props, api, lang, signal } = input
  const [room, asked] = await Promise.all([
    api.rooms.byId(props.id, {}, { lang, signal }),
    askSearch(searchOf(props), api, { lang, signal }),
  ])
  return room.ok ? { ok: true, value: room.value && { room: room.value, asked } } : room
}
