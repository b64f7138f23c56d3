import { hotel } from '@calm-rest/contract/hotel'
import { type CalendarDate, dateInZone } from '@calm-rest/contract/stay'
import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useState } from 'react'

/** The date at the guesthouse, if it is needed; by the visitor's clock if the API does not respond. */
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
