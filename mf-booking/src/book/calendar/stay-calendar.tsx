import { hotel } from '@calm-rest/contract/hotel'
import { addDays, type CalendarDate, dateInZone } from '@calm-rest/contract/stay'
import { addMonths, Calendar, type CalendarView, monthOf } from '@calm-rest/ui/calendar'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBooking, useDesk, useRoom } from '../desk/desk.ts'
import { useLang } from '../desk/use-lang.ts'
import {
  type Choice,
  endToChoose,
  type Refusal,
  refusalOf,
  type StayEnd,
  stayFrom,
} from '../rules/pick-date.ts'
import { latestDate } from '../rules/stay-dates.ts'
import { firstDayOfWeek } from './first-day-of-week.ts'
import * as styles from './stay-calendar.module.css'
import { StayFoot } from './stay-foot.tsx'
import { StayHead } from './stay-head.tsx'
import { useAnchoredDialog } from './use-anchored-dialog.ts'
import { useDayNames } from './use-day-names.ts'
import { type TakenCache, useTakenNights } from './use-taken-nights.ts'

interface StayCalendarProps {
  /** The field from which it was opened. */
  end: StayEnd
  /** What it opens under. */
  anchor: RefObject<HTMLElement | null>
  cache: TakenCache
  onClose: () => void
}

/** Check-in and check-out in one calendar, with the nights in which the chosen room is taken. */
export const StayCalendar = ({ end: asked, anchor, cache, onClose }: StayCalendarProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { ref, months } = useAnchoredDialog(anchor)
  const { store, today } = useDesk()
  const room = useRoom()
  const { checkIn, checkOut } = useBooking((state) => state.draft)
  const dates = { checkIn, checkOut }
  const [end, setEnd] = useState(() => endToChoose(asked, dates))
  const [refusal, setRefusal] = useState<Refusal>()
  const [pointed, setPointed] = useState<CalendarDate>()
  const [view, setView] = useState(() => firstView(end, dates, today))
  const { taken, failed } = useTakenNights(room?._id, [view.month, addMonths(view.month, months - 1)], cache)
  const choice: Choice = { end, dates, today, taken }
  const { names, dayOf } = useDayNames(choice, room, pointed ?? view.focused)

  // the dialog itself puts the focus on its first button
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    ref.current?.querySelector<HTMLElement>(`[data-date="${view.focused}"]`)?.focus()
  }, [])

  const choose = (next: StayEnd) => {
    setEnd(endToChoose(next, dates))
    setRefusal(undefined)
  }
  const pick = (date: CalendarDate) => {
    const found = refusalOf(date, choice)
    setRefusal(found?.reason === 'not_after_check_in' ? undefined : found)
    // the rule about the order, and its alert, are the form's own
    if (end === 'checkOut' && (!found || found.reason === 'not_after_check_in'))
      return store.getState().checkOutChosen(date)
    if (found) return
    store.getState().stayPicked(stayFrom(date, choice))
    setEnd('checkOut')
  }
  const clear = () => {
    store.getState().stayPicked({ checkIn: '', checkOut: '' })
    setEnd('checkIn')
    setRefusal(undefined)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser handles
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={t('calendar.title')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.sheet}>
        <StayHead end={end} dates={dates} onEnd={choose} />
        <Calendar
          {...{ view, months, names, dayOf }}
          onView={setView}
          firstDay={firstDayOfWeek(lang)}
          earliest={today}
          latest={today && latestDate(today)}
          onPick={pick}
          onPoint={setPointed}
        />
        <StayFoot
          {...{ choice, room, refusal, unmarked: failed }}
          preview={pointed ?? view.focused}
          onClear={clear}
          onDone={onClose}
        />
      </div>
    </dialog>
  )
}

const firstView = (
  end: StayEnd,
  { checkIn, checkOut }: Choice['dates'],
  today: CalendarDate | undefined,
): CalendarView => {
  const chosen = end === 'checkIn' ? checkIn : checkOut || (checkIn && addDays(checkIn, 1))
  // opened by a person, so the clock may be asked; only where the API did not tell the house's date
  const now = today ?? dateInZone(new Date(), hotel.timeZone)
  const focused = chosen && chosen >= now ? chosen : now
  return { focused, month: monthOf(end === 'checkOut' && checkIn >= now ? checkIn : focused) }
}
