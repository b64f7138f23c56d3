import type { GuestBooking } from '@calm-rest/contract/api'
import { type CalendarDate, isCalendarDate, nightsOf } from '@calm-rest/contract/stay'
import { useHost } from '@calm-rest/federation/widget'
import { Button } from '@calm-rest/ui'
import { addMonths, Calendar, focusDay } from '@calm-rest/ui/calendar'
import { calendarStyles } from '@calm-rest/ui/calendar-styles'
import {
  type Choice,
  dateToChoose,
  latestDate,
  type Nights,
  type Refusal,
  refusalOf,
  type StayDateName,
  type StayDates,
  stayFrom,
  useAnchoredDialog,
  useAvailability,
  useDayNames,
} from '@calm-rest/ui/stay-calendar'
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstView } from '../book/calendar/first-view.ts'
import * as classes from '../book/calendar/stay-calendar.module.css'
import ownStyles from '../book/calendar/stay-calendar.module.css?text'
import { StayHead } from '../book/calendar/stay-head.tsx'
import { Legend, Status } from '../book/calendar/stay-status.tsx'
import { useCalendarWords } from '../book/calendar/use-calendar-words.ts'
import type { ChangeTerms } from './use-change.ts'

export { adoptStyles } from '@calm-rest/ui/stay-calendar'

/** For `adoptStyles`: pages of a booking load these styles on demand. */
export const styles = [calendarStyles, ownStyles]

interface ChangeCalendarProps {
  booking: GuestBooking
  terms: Pick<ChangeTerms, 'room' | 'checkIn' | 'checkOut' | 'guests'>
  /** Name of the chosen room. */
  room: string | undefined
  today: CalendarDate
  /** The field that opened it. */
  dateName: StayDateName
  /** The field under which it opens. */
  anchor: RefObject<HTMLElement | null>
  onDates: (dates: StayDates) => void
  onClose: () => void
}

/** Other dates of a booked stay, with the room's price of each night. The stay's own nights count as free. */
export const ChangeCalendar = ({ booking, terms, room, today, ...rest }: ChangeCalendarProps) => {
  const { t } = useTranslation()
  const { ref, months } = useAnchoredDialog(rest.anchor, 'checkIn')
  const dates: StayDates = {
    checkIn: isCalendarDate(terms.checkIn) ? terms.checkIn : '',
    checkOut: isCalendarDate(terms.checkOut) ? terms.checkOut : '',
  }
  const [dateName, setDateName] = useState(() => dateToChoose(rest.dateName, dates))
  const [refusal, setRefusal] = useState<Refusal>()
  const [pointed, setPointed] = useState<CalendarDate>()
  const [turned, setView] = useState(() => firstView(dateName, dates, today))
  // with one visible month, the day after its last one is in none, so no day would be focusable
  const view = focusDay(turned, turned.focused, { months })
  const { taken, days, failed } = useNights(booking, terms, [view.month, addMonths(view.month, months - 1)])
  const choice: Choice = { dateName, dates, today, taken, days }
  const isThere = booking.change === 'extend'
  const isBefore = (date: CalendarDate) => isThere && date < booking.checkOut
  const { names, dayOf, firstDay } = useDayNames(choice, pointed ?? view.focused, useCalendarWords())
  const turnTo = (next: StayDateName) => {
    setDateName(next)
    setRefusal(undefined)
  }
  const pick = (date: CalendarDate) => {
    if (isBefore(date)) return
    const begins = !isThere && (dateName === 'checkIn' || date <= dates.checkIn)
    const asked: Choice = { ...choice, dateName: begins ? 'checkIn' : 'checkOut' }
    const found = refusalOf(date, asked)
    if (found) return setRefusal(found)
    turnTo('checkOut')
    rest.onDates(begins ? stayFrom(date, asked) : { ...dates, checkOut: date })
  }
  // the dialog itself puts the focus on its first button
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    ref.current?.querySelector<HTMLElement>(`[data-date="${view.focused}"]`)?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser handles
    <dialog
      ref={ref}
      part="dialog"
      className={classes.dialog}
      aria-label={t('calendar.title')}
      onCancel={(event) => {
        event.preventDefault()
        rest.onClose()
      }}
      onClose={rest.onClose}
      onClick={(event) => {
        // the surrounding dialog would treat it as a press on its backdrop
        event.stopPropagation()
        if (event.target === event.currentTarget) rest.onClose()
      }}
    >
      <div className={classes.sheet}>
        <StayHead
          dateName={dateName}
          dates={dates}
          onDateNameChosen={(next) => turnTo(isThere ? 'checkOut' : next)}
        />
        <Calendar
          view={view}
          months={months}
          names={names}
          firstDay={firstDay}
          earliest={today}
          latest={latestDate(today)}
          dayOf={(date) => ({ ...dayOf(date), ...(isBefore(date) && { refused: true }) })}
          onView={setView}
          onPick={pick}
          onPoint={setPointed}
        />
        <div className={classes.foot}>
          <Legend choice={choice} room={room} unmarked={failed} />
          <div className={classes.lines}>
            <Status choice={choice} refusal={refusal} />
            <Button onClick={rest.onClose}>{t('calendar.done')}</Button>
          </div>
        </div>
      </div>
    </dialog>
  )
}

/** Restrictions of the chosen room for this stay; its own nights were checked at booking. */
const useNights = (
  booking: GuestBooking,
  { room, guests }: Pick<ChangeTerms, 'room' | 'guests'>,
  months: readonly [CalendarDate, CalendarDate],
) => {
  const { api } = useHost()
  const [answers, setAnswers] = useState<ReadonlyMap<string, Nights>>(new Map())
  const remember = useCallback(
    (key: string, answer: Nights) => setAnswers((known) => new Map(known).set(key, answer)),
    [],
  )
  const ask = (from: string, to: string) => api.rooms.availability(room, from, to, { guests })
  const { taken, days, failed } = useAvailability({
    subject: `${room}/${guests}`,
    ask,
    months,
    answers,
    remember,
  })
  const own = room === booking.roomId ? nightsOf(booking.checkIn, booking.checkOut) : []
  const isOwn = new Set(own)
  return {
    taken: new Set([...taken].filter((night) => !isOwn.has(night))),
    days: new Map(
      [...days].map(([night, day]) => [night, isOwn.has(night) ? { day: night, price: day.price } : day]),
    ),
    failed,
  }
}
