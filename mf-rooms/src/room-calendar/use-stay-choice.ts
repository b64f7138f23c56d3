import type { CalendarDate } from '@calm-rest/contract/stay'
import { type Choice, type Refusal, refusalOf, type StayDates } from '@calm-rest/ui/stay-calendar'
import { useState } from 'react'

interface StayChoiceOptions extends Pick<Choice, 'today' | 'taken' | 'days'> {
  dates: StayDates
  onDates: (dates: StayDates) => void
}

/** The date that the next press chooses, and why one was refused. A complete stay starts again. */
export const useStayChoice = ({ dates, today, taken, days, onDates }: StayChoiceOptions) => {
  const [refused, setRefused] = useState<{ refusal: Refusal; dates: StayDates }>()
  const dateName = dates.checkIn && !dates.checkOut ? 'checkOut' : 'checkIn'
  const choice: Choice = { dateName, dates, today, taken, days }
  const pick = (date: CalendarDate) => {
    // an earlier day is another check-in
    const begins = dateName === 'checkIn' || date <= dates.checkIn
    const refusal = refusalOf(date, { ...choice, dateName: begins ? 'checkIn' : 'checkOut' })
    setRefused(refusal && { refusal, dates })
    if (!refusal) onDates(begins ? { checkIn: date, checkOut: '' } : { ...dates, checkOut: date })
  }
  return {
    choice,
    pick,
    /** Problem of the pressed day, or of the typed dates. */
    refusal: refused?.dates === dates ? refused.refusal : refusalOfStay(choice),
  }
}

const refusalOfStay = (choice: Choice): Refusal | undefined => {
  const { checkIn, checkOut } = choice.dates
  return checkIn && checkOut ? refusalOf(checkOut, { ...choice, dateName: 'checkOut' }) : undefined
}
