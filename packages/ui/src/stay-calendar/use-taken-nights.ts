import type { Api } from '@calm-rest/contract/api'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { useEffect, useMemo, useRef, useState } from 'react'
import { addMonths } from '../calendar/month.ts'

/** Taken nights by room and half-year, for as long as the page stands; every opening of the calendar asks anew. */
export interface TakenCache {
  nights: ReadonlyMap<string, readonly CalendarDate[]>
  remember: (key: string, nights: readonly CalendarDate[]) => void
}

interface TakenNightsOptions extends TakenCache {
  api: Api
  roomId: string | undefined
  /** First and last month that are shown; nothing is asked without. */
  months: readonly [CalendarDate, CalendarDate] | undefined
}

/** Months that one question spans: few questions, and well below the API's limit. */
const span = 6

const halfYearOf = (month: CalendarDate) => addMonths(month, -((Number(month.slice(5, 7)) - 1) % span))

/** Help only: while or where the API does not say, no night is marked and none is refused. */
export const useTakenNights = ({ api, roomId, months, nights, remember }: TakenNightsOptions) => {
  const [failed, setFailed] = useState(false)
  const asked = useRef(new Set<string>())
  const [from, to] = months?.map(halfYearOf) ?? []

  useEffect(() => {
    const ask = async (start: CalendarDate | undefined) => {
      const key = `${roomId}/${start}`
      if (!roomId || !start || asked.current.has(key)) return
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
