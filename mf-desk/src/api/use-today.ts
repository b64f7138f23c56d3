import type { CalendarDate } from '@calm-rest/contract/stay'
import { useEffect, useState } from 'react'
import { useDesk } from './desk-context.ts'
import { todayAtProperty } from './today-at-property.ts'

/** Today's date at the property, updated at midnight. */
export const useToday = (): CalendarDate => {
  const { live } = useDesk()
  const [today, setToday] = useState(todayAtProperty)
  useEffect(() => live.on(() => setToday(todayAtProperty())), [live])
  return today
}
