import type { Result, Room } from '@calm-rest/contract/api'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { LoadInput, StayDraft } from '@calm-rest/contract/widget'
import { newKey } from './submit/keys.ts'

export interface BookData {
  rooms: Room[]
  /** The date at the property; undefined where the API did not answer: the server decides then. */
  today: CalendarDate | undefined
  /** Unique for each page with the form: a form sent twice books once. */
  formId: string
}

/** Rooms and the property's date. Without the date one can still book; without rooms one cannot. */
export const loadBook = async ({ api, lang, signal }: LoadInput<StayDraft>): Promise<Result<BookData>> => {
  const [rooms, day] = await Promise.all([api.rooms.list({}, { lang, signal }), api.hotel.day({ signal })])
  if (!rooms.ok) return rooms
  return {
    ok: true,
    value: { rooms: rooms.value, today: day.ok ? day.value.today : undefined, formId: newKey() },
  }
}
