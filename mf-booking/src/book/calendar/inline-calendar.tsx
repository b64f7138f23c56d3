import type { CalendarDate } from '@calm-rest/contract/stay'
import { useHost } from '@calm-rest/federation/widget'
import { addMonths, Calendar } from '@calm-rest/ui/calendar'
import { dateToChoose, type StayDateName, useAvailability } from '@calm-rest/ui/stay-calendar'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useBooking, useRoom } from '../context/booking-context.ts'
import { latestDate } from '../dates/stay-dates.ts'
import { firstView } from './first-view.ts'
import * as styles from './inline-calendar.module.css'
import { StayFoot } from './stay-foot.tsx'
import { useDateChoice } from './use-date-choice.ts'
import { useDayNames } from './use-day-names.ts'
import type { StayCalendarState } from './use-stay-calendar.ts'

const never = () => () => {}

const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * The calendar among the fields, for a form that begins without dates. The server leaves its place free: days are named
 * by the browser, which may name them in other words, and without a script they could not be pressed.
 */
export const InlineCalendar = ({
  calendar: { dateName: asked, close, cache },
}: {
  calendar: StayCalendarState
}) => {
  const { t } = useTranslation()
  const { api } = useHost()
  const ref = useRef<HTMLElement>(null)
  // of a stay whose check-in is known the other date
  const { dateName, dates, today, refusal, turnTo, pick, clear } = useDateChoice('checkOut')
  const room = useRoom()
  const [pointed, setPointed] = useState<CalendarDate>()
  const [view, setView] = useState(() => firstView(dateName, dates, today))
  const { taken, days, failed } = useAvailability({
    ...cache,
    api,
    roomId: room?._id,
    guests: useBooking((state) => state.draft.guests),
    months: [view.month, addMonths(view.month, 1)],
  })
  const choice = { dateName, dates, today, taken, days }
  const { names, dayOf, firstDay } = useDayNames(choice, pointed ?? view.focused)

  // a check-in that was typed, or kept from an earlier page, comes into sight
  const [shownCheckIn, setShownCheckIn] = useState(dates.checkIn)
  if (shownCheckIn !== dates.checkIn) {
    setShownCheckIn(dates.checkIn)
    if (dates.checkIn && dates.checkIn !== view.focused) {
      turnTo('checkOut')
      setView(firstView('checkIn', dates, today))
    }
  }

  const turnToAsked = useEffectEvent((wanted: StayDateName) => {
    const next = dateToChoose(wanted, dates)
    const turned = firstView(next, dates, today)
    turnTo(next)
    setView(turned)
    close()
    return turned.focused
  })
  useEffect(() => {
    if (!asked) return
    const focused = turnToAsked(asked)
    // its month may be another one, which is there after the next render
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus())
  }, [asked])

  return (
    <section ref={ref} aria-label={t('calendar.title')} className={styles.inline}>
      {useIsHydrated() ? (
        <Calendar
          {...{ view, names, dayOf, firstDay }}
          months={1}
          onView={setView}
          earliest={today}
          latest={today && latestDate(today)}
          onPick={(date) => pick(date, choice)}
          onPoint={setPointed}
        />
      ) : (
        <div className={styles.place} />
      )}
      <StayFoot
        {...{ choice, room, refusal, unmarked: failed }}
        preview={pointed ?? view.focused}
        onClear={clear}
      />
    </section>
  )
}
