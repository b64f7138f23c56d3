import type { Result, Room } from '@calm-rest/contract/api'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { LoadInput, StayDraft } from '@calm-rest/contract/widget'
import { newKey } from './rules/new-key.ts'

export interface BookData {
  rooms: Room[]
  /** The date at the house; missing where the API did not say: the server decides then. */
  today: CalendarDate | undefined
  /** Of one page with the form: sent twice it books once, and the same stay on another page once more. */
  formId: string
}

/** Rooms and the house's date. Without the date one can still book; without rooms one cannot. */
export const loadBook = async ({ api, lang, signal }: LoadInput<StayDraft>): Promise<Result<BookData>> => {
  const [rooms, day] = await Promise.all([api.rooms.list({}, { lang, signal }), api.hotel.day({ signal })])
  if (!rooms.ok) return rooms
  return {
    ok: true,
    value: { rooms: rooms.value, today: day.ok ? day.value.today : undefined, formId: newKey() },
  }
}
