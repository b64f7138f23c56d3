import type { CalendarDate } from '@calm-rest/contract/stay'
import {
  type Choice,
  dateToChoose,
  type Refusal,
  refusalOf,
  type StayDateName,
  stayFrom,
} from '@calm-rest/ui/stay-calendar'
import { useState } from 'react'
import { useBooking, useBookingContext } from '../context/booking-context.ts'

/** The date being chosen, and the handler of a press on a day. A chosen date is set in the form at once. */
export const useDateChoice = (asked: StayDateName) => {
  const { store, today } = useBookingContext()
  const checkIn = useBooking((state) => state.draft.checkIn)
  const checkOut = useBooking((state) => state.draft.checkOut)
  const dates = { checkIn, checkOut }
  const [dateName, setDateName] = useState(() => dateToChoose(asked, dates))
  const [refusal, setRefusal] = useState<Refusal>()
  const { stayPicked, checkOutChosen } = store.getState()

  const turnTo = (next: StayDateName) => {
    setDateName(next)
    setRefusal(undefined)
  }
  return {
    dateName,
    dates,
    today,
    refusal,
    turnTo,
    pick: (date: CalendarDate, choice: Choice) => {
      const found = refusalOf(date, choice)
      const early = found?.reason === 'not_after_check_in'
      if (found && !early) return setRefusal(found)
      turnTo('checkOut')
      // the form itself checks the order and shows the alert
      if (dateName === 'checkOut') checkOutChosen(date)
      else stayPicked(stayFrom(date, choice))
    },
    clear: () => {
      turnTo('checkIn')
      stayPicked({ checkIn: '', checkOut: '' })
    },
  }
}
