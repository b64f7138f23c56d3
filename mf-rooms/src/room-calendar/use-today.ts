import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, dateInZone } from '@calm-rest/contract/stay'
import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useState } from 'react'

/** The date at the guesthouse, where it is wanted; where the API does not say, by the clock of the visitor. */
export const useToday = (wanted: boolean): CalendarDate | undefined => {
  const { api } = useHost()
  const [today, setToday] = useState<CalendarDate>()
  useEffect(() => {
    if (!wanted) return
    const given = new AbortController()
    api.hotel.day({ signal: given.signal }).then((day) => {
      if (!given.signal.aborted) setToday(day.ok ? day.value.today : dateInZone(new Date(), hotel.timeZone))
    })
    return () => given.abort()
  }, [api, wanted])
  return today
}
