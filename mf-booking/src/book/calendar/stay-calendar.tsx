import type { CalendarDate } from '@calm-rest/contract/stay'
import { useHost } from '@calm-rest/federation/widget'
import { addMonths, Calendar } from '@calm-rest/ui/calendar'
import { type AvailabilityCache, type StayDateName, useAvailability } from '@calm-rest/ui/stay-calendar'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBooking, useRoom } from '../context/booking-context.ts'
import { latestDate } from '../dates/stay-dates.ts'
import { firstView } from './first-view.ts'
import * as styles from './stay-calendar.module.css'
import { StayFoot } from './stay-foot.tsx'
import { StayHead } from './stay-head.tsx'
import { useAnchoredDialog } from './use-anchored-dialog.ts'
import { useDateChoice } from './use-date-choice.ts'
import { useDayNames } from './use-day-names.ts'

interface StayCalendarProps {
  /** The field from which it was opened. */
  dateName: StayDateName
  /** The element below which it opens. */
  anchor: RefObject<HTMLElement | null>
  cache: AvailabilityCache
  onClose: () => void
}

/** Check-in and check-out in one calendar, with the nights in which the chosen room is taken. */
export const StayCalendar = ({ dateName: asked, anchor, cache, onClose }: StayCalendarProps) => {
  const { t } = useTranslation()
  const { api } = useHost()
  const { ref, months } = useAnchoredDialog(anchor)
  const { dateName, dates, today, refusal, turnTo, pick, clear } = useDateChoice(asked)
  const room = useRoom()
  const [pointed, setPointed] = useState<CalendarDate>()
  const [view, setView] = useState(() => firstView(dateName, dates, today))
  const { taken, days, failed } = useAvailability({
    ...cache,
    api,
    roomId: room?._id,
    guests: useBooking((state) => state.draft.guests),
    months: [view.month, addMonths(view.month, months - 1)],
  })
  const choice = { dateName, dates, today, taken, days }
  const { names, dayOf, firstDay } = useDayNames(choice, pointed ?? view.focused)

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
      className={styles.dialog}
      aria-label={t('calendar.title')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.sheet}>
        <StayHead dateName={dateName} dates={dates} onDateNameChosen={turnTo} />
        <Calendar
          {...{ view, months, names, dayOf }}
          onView={setView}
          firstDay={firstDay}
          earliest={today}
          latest={today && latestDate(today)}
          onPick={(date) => pick(date, choice)}
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
