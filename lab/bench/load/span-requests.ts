import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { getRequest } from './get-request.ts'

const [starts, lengths] = [300, 60]

/** Availability of one room after another, always for a span that was not requested before, so that no cache has it. */
export const spanRequests = (rooms: readonly { id: string }[], firstNight: CalendarDate, asked: number) => {
  let count = asked
  return (): Buffer => {
    const { id } = rooms[count % rooms.length] ?? { id: '' }
    const turn = Math.floor(count / rooms.length)
    const from = addDays(firstNight, turn % starts)
    const to = addDays(from, 1 + (Math.floor(turn / starts) % lengths))
    count += 1
    return getRequest(`/api/rooms/${id}/availability?from=${from}&to=${to}`, {})
  }
}
