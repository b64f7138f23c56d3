import type { Api, Availability, AvailabilityDay } from '@calm-rest/contract/api'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { useEffect, useMemo, useRef, useState } from 'react'
import { addMonths } from '../calendar/month.ts'

/** Answers by room, guests and half-year, for as long as the page stands; every opening of the calendar asks anew. */
export interface AvailabilityCache {
  answers: ReadonlyMap<string, Availability>
  remember: (key: string, answer: Availability) => void
}

interface AvailabilityOptions extends AvailabilityCache {
  api: Api
  roomId: string | undefined
  /** For whom the prices are. */
  guests: number
  /** First and last month that are shown; nothing is asked without. */
  months: readonly [CalendarDate, CalendarDate] | undefined
}

/** Months that one question spans: few questions, and well below the API's limit. */
const span = 6

const halfYearOf = (month: CalendarDate) => addMonths(month, -((Number(month.slice(5, 7)) - 1) % span))

/** Help only: while or where the API does not say, no night is marked and none is refused. */
export const useAvailability = ({ api, roomId, guests, months, answers, remember }: AvailabilityOptions) => {
  const [failed, setFailed] = useState(false)
  const asked = useRef(new Set<string>())
  const [from, to] = months?.map(halfYearOf) ?? []
  const prefix = `${roomId}/${guests}/`

  useEffect(() => {
    const ask = async (start: CalendarDate | undefined) => {
      const key = `${prefix}${start}`
      if (!roomId || !start || asked.current.has(key)) return
      asked.current.add(key)
      const answer = await api.rooms.availability(roomId, start, addMonths(start, span), { guests })
      if (answer.ok) remember(key, answer.value)
      else asked.current.delete(key)
      setFailed(!answer.ok)
    }
    void ask(from)
    void ask(to)
  }, [api, roomId, guests, prefix, from, to, remember])

  const found = useMemo(() => {
    const ofRoom = [...answers].flatMap(([key, answer]) => (key.startsWith(prefix) ? [answer] : []))
    return {
      taken: new Set(ofRoom.flatMap(({ taken }) => taken)),
      days: new Map(
        ofRoom.flatMap(({ days = [] }) => days.map((one): [string, AvailabilityDay] => [one.day, one])),
      ),
    }
  }, [answers, prefix])
  return { ...found, failed }
}
