import type { AvailabilityDay, Result } from '@calm-rest/contract/api'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { addMonths } from '../calendar/month.ts'

/** Nights of a span, from the API. */
export interface Nights {
  /** Nights that are not free. */
  taken: readonly CalendarDate[]
  days?: readonly AvailabilityDay[] | undefined
}

/**
 * Responses by key and half-year, for the life of the page; every opening of the calendar requests them
 * again.
 */
export interface AvailabilityCache {
  answers: ReadonlyMap<string, Nights>
  remember: (key: string, answer: Nights) => void
}

interface AvailabilityOptions extends AvailabilityCache {
  /** Key of the request, such as room and guests; nothing is requested without it. */
  subject: string | undefined
  /** Requests the days from one date until the day before another. */
  ask: (from: CalendarDate, to: CalendarDate) => Promise<Result<Nights>>
  /** First and last shown month; nothing is requested without them. */
  months: readonly [CalendarDate, CalendarDate] | undefined
}

/** Months in one request: few requests, well below the API's limit. */
const span = 6

const halfYearOf = (month: CalendarDate) => addMonths(month, -((Number(month.slice(5, 7)) - 1) % span))

/** Only a help: without a response of the API no night is marked and none is refused. */
export const useAvailability = ({ subject, ask, months, answers, remember }: AvailabilityOptions) => {
  const [failed, setFailed] = useState(false)
  const asked = useRef(new Set<string>())
  const [from, to] = months?.map(halfYearOf) ?? []
  const prefix = `${subject}/`

  const askOnce = useEffectEvent(async (start: CalendarDate | undefined) => {
    const key = `${prefix}${start}`
    if (subject === undefined || !start || asked.current.has(key)) return
    asked.current.add(key)
    const answer = await ask(start, addMonths(start, span))
    if (answer.ok) remember(key, answer.value)
    else asked.current.delete(key)
    setFailed(!answer.ok)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is another question
  useEffect(() => {
    void askOnce(from)
    void askOnce(to)
  }, [subject, from, to])

  const found = useMemo(() => {
    const known = [...answers].flatMap(([key, answer]) => (key.startsWith(prefix) ? [answer] : []))
    return {
      taken: new Set(known.flatMap(({ taken }) => taken)),
      days: new Map(
        known.flatMap(({ days = [] }) => days.map((one): [string, AvailabilityDay] => [one.day, one])),
      ),
    }
  }, [answers, prefix])
  return { ...found, failed }
}
