import { limits } from '@calm-rest/contract/limits'
import { isCalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Button } from '@calm-rest/ui'
import { addMonths, type CalendarView } from '@calm-rest/ui/calendar'
import { calendarStyles } from '@calm-rest/ui/calendar-styles'
import { type StayDates, useAnchoredDialog } from '@calm-rest/ui/stay-calendar'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosedLegend } from '../room-calendar/closed-legend.tsx'
import { FreeDays, firstView } from '../room-calendar/free-days.tsx'
import saidStyles from '../room-calendar/said.module.css?text'
import { Said } from '../room-calendar/said.tsx'
import { useNights } from '../room-calendar/use-nights.ts'
import { useStayChoice } from '../room-calendar/use-stay-choice.ts'
import { useToday } from '../room-calendar/use-today.ts'
import * as classes from './search-calendar.module.css'
import ownStyles from './search-calendar.module.css?text'

export { adoptStyles } from '@calm-rest/ui/stay-calendar'

/** For `adoptStyles`, before it is shown: pages do not have them until then. */
export const styles = [calendarStyles, saidStyles, ownStyles]

interface SearchCalendarProps {
  dates: { checkIn: string; checkOut: string }
  /** Number of guests of the prices. */
  guests: number | undefined
  lang: Lang
  /** The field under which it opens. */
  anchor: RefObject<HTMLElement | null>
  onDates: (dates: StayDates) => void
  onClose: () => void
}

/** Check-in and check-out of a search, with the lowest free room's price of each night. */
export const SearchCalendar = ({
  dates: given,
  guests,
  lang,
  anchor,
  onDates,
  onClose,
}: SearchCalendarProps) => {
  const { t } = useTranslation()
  const { api } = useHost()
  const { ref, months } = useAnchoredDialog(anchor, 'checkIn')
  const today = useToday(true)
  const [turned, setTurned] = useState<CalendarView>()
  const dates: StayDates = {
    checkIn: isCalendarDate(given.checkIn) ? given.checkIn : '',
    checkOut: isCalendarDate(given.checkOut) ? given.checkOut : '',
  }
  const view = turned ?? (today && firstView(dates.checkIn, today))
  const shown = view && ([view.month, addMonths(view.month, months - 1)] as const)
  const counted = guests ?? limits.guests.default
  const { taken, days, failed } = useNights({
    subject: String(counted),
    ask: (from, to) => api.offers.days(from, to, { guests: counted }),
    months: shown,
  })
  const { choice, pick, refusal } = useStayChoice({ dates, today, taken, days, onDates })
  const isThere = view !== undefined
  // the dialog itself puts the focus on its first button
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the days are there
  useLayoutEffect(() => {
    if (view) ref.current?.querySelector<HTMLElement>(`[data-date="${view.focused}"]`)?.focus()
  }, [isThere])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser handles
    <dialog
      ref={ref}
      part="dialog"
      className={classes.dialog}
      aria-label={t('calendar.form')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes.sheet}>
        <div className={classes.space}>
          {today && view && (
            <FreeDays
              choice={choice}
              today={today}
              months={months}
              lang={lang}
              view={view}
              onView={setTurned}
              onPick={pick}
            />
          )}
        </div>
        <p className={classes.note}>
          <span>{failed ? t('calendar.unmarked') : t('calendar.cheapest')}</span> <ClosedLegend days={days} />
        </p>
        <div className={classes.foot}>
          <Said choice={choice} refusal={refusal} offer={undefined} lang={lang} />
          <Button
            variant="quiet"
            size="small"
            disabled={!dates.checkIn && !dates.checkOut}
            onClick={() => onDates({ checkIn: '', checkOut: '' })}
          >
            {t('calendar.clear')}
          </Button>
          <Button size="small" onClick={onClose}>
            {t('calendar.done')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
