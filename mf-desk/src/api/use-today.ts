import type { CalendarDate } from '@calm-rest/contract/stay'
import { useEffect, useState } from 'react'
import { useDesk } from './desk-context.ts'
import { todayAtProperty } from './today-at-property.ts'

/** The day at the property, also on a screen that stays open over midnight. */
export const useToday = (): CalendarDate => {
  const { live } = useDesk()
  const [today, setToday] = useState(todayAtProperty)
  useEffect(() => live.on(() => setToday(todayAtProperty())), [live])
  return today
}
