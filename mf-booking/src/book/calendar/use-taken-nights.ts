import type { CalendarDate } from '@calm-rest/contract/stay'
import { useHost } from '@calm-rest/federation/widget'
import { addMonths } from '@calm-rest/ui/calendar'
import { useEffect, useMemo, useRef, useState } from 'react'

/** Taken nights by room and half-year, for as long as the form stands; every opening of the calendar asks anew. */
export interface TakenCache {
  nights: ReadonlyMap<string, readonly CalendarDate[]>
  remember: (key: string, nights: readonly CalendarDate[]) => void
}

/** Months that one question spans: few questions, and well below the API's limit. */
const span = 6

const halfYearOf = (month: CalendarDate) => addMonths(month, -((Number(month.slice(5, 7)) - 1) % span))

/** Help only: while or where the API does not say, no night is marked and none is refused. */
export const useTakenNights = (
  roomId: string | undefined,
  [first, last]: readonly [CalendarDate, CalendarDate],
  { nights, remember }: TakenCache,
) => {
  const { api } = useHost()
  const [failed, setFailed] = useState(false)
  const asked = useRef(new Set<string>())
  const [from, to] = [halfYearOf(first), halfYearOf(last)]

  useEffect(() => {
    const ask = async (start: CalendarDate) => {
      const key = `${roomId}/${start}`
      if (!roomId || asked.current.has(key)) return
      asked.current.add(key)
      const answer = await api.rooms.availability(roomId, start, addMonths(start, span))
      if (answer.ok) remember(key, answer.value.taken)
      else asked.current.delete(key)
      setFailed(!answer.ok)
    }
    void ask(from)
    void ask(to)
  }, [api, roomId, from, to, remember])

  const taken = useMemo(() => {
    const ofRoom = [...nights].filter(([key]) => key.startsWith(`${roomId}/`))
    return new Set(ofRoom.flatMap(([, found]) => found))
  }, [nights, roomId])
  return { taken, failed }
}
