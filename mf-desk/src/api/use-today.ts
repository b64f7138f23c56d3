import type { CalendarDate } from '@calm-rest/contract/stay'
import { useEffect, useState } from 'react'
import { useDesk } from './desk-context.ts'
import { todayAtHouse } from './today-at-house.ts'

/** The day at the guesthouse, also on a screen that is still open when the next one begins. */
export const useToday = (): CalendarDate => {
  const { live } = useDesk()
  const [today, setToday] = useState(todayAtHouse)
  useEffect(() => live.on(() => setToday(todayAtHouse())), [live])
  return today
}
