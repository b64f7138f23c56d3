import { Calendar } from '@calm-rest/ui/calendar'
import { type AvailabilityCache, type StayDateName, useAnchoredDialog } from '@calm-rest/ui/stay-calendar'
import { type RefObject, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './stay-calendar.module.css'
import { StayFoot } from './stay-foot.tsx'
import { StayHead } from './stay-head.tsx'
import { useShownDays } from './use-shown-days.ts'

interface StayCalendarProps {
  /** The field that opened it. */
  dateName: StayDateName
  /** The element below which it opens. */
  anchor: RefObject<HTMLElement | null>
  cache: AvailabilityCache
  onClose: () => void
}

/** Check-in and check-out in one calendar, with the chosen room's taken nights. */
export const StayCalendar = ({ dateName: asked, anchor, cache, onClose }: StayCalendarProps) => {
  const { t } = useTranslation()
  const { ref, months } = useAnchoredDialog(anchor, asked)
  const { dateName, dates, turnTo, calendar, foot } = useShownDays({ dateName: asked, months, cache })

  // the dialog itself puts the focus on its first button
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useLayoutEffect(() => {
    ref.current?.querySelector<HTMLElement>(`[data-date="${calendar.view.focused}"]`)?.focus()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser handles
    <dialog
      ref={ref}
      part="dialog"
      className={styles.dialog}
      aria-label={t('calendar.title')}
      onCancel={(event) => {
        // the browser fires `close` later: a key pressed in between would reopen an open dialog
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.sheet}>
        <StayHead dateName={dateName} dates={dates} onDateNameChosen={turnTo} />
        <Calendar {...calendar} months={months} />
        <StayFoot {...foot} onDone={onClose} />
      </div>
    </dialog>
  )
}
