import type { Room } from '@calm-rest/contract/api'
import { isCalendarDate } from '@calm-rest/contract/stay'
import type { Lang, StaySearch } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Button } from '@calm-rest/ui'
import { addMonths, type CalendarView } from '@calm-rest/ui/calendar'
import { type StayDates, useTakenNights } from '@calm-rest/ui/stay-calendar'
import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FreeDays, firstView } from './free-days.tsx'
import * as styles from './room-calendar.module.css'
import { Said } from './said.tsx'
import { StayForm } from './stay-form.tsx'
import { useMonths } from './use-months.ts'
import { useNear } from './use-near.ts'
import { useStayChoice } from './use-stay-choice.ts'
import { useToday } from './use-today.ts'

interface RoomCalendarProps {
  room: Room
  stay: StaySearch
  onStay: (stay: StaySearch) => void
  lang: Lang
}

/**
 * When the room is free, and the dates of a stay in it. The months come once they are near the window, into the space
 * that is kept for them; the fields below are there at once and do without them.
 */
export const RoomCalendar = ({ room, stay, onStay, lang }: RoomCalendarProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  const space = useRef<HTMLDivElement>(null)
  const today = useToday(useNear(space))
  const months = useMonths(space)
  const [turned, setTurned] = useState<CalendarView>()
  const dates = useDates(stay)
  const view = turned ?? (today && firstView(dates.checkIn, today))
  const { taken, failed } = useTaken(room._id, view && [view.month, addMonths(view.month, months - 1)])
  const onDates = ({ checkIn, checkOut }: StayDates) =>
    onStay({ ...stay, checkIn: checkIn || undefined, checkOut: checkOut || undefined })
  const { choice, pick, refusal } = useStayChoice({ dates, today, taken, onDates })
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('calendar.title')}
      </h2>
      <div className={styles.days}>
        <div ref={space} className={styles.space}>
          {today && view && (
            <FreeDays {...{ choice, today, months, lang, view }} onView={setTurned} onPick={pick} />
          )}
        </div>
        <p className={styles.legend}>
          {failed ? (
            t('calendar.unmarked')
          ) : (
            <>
              <del aria-hidden="true">24</del> {t('calendar.legend')}
            </>
          )}
        </p>
        <div className={styles.line}>
          <Said choice={choice} refusal={refusal} lang={lang} />
          <Button
            variant="quiet"
            size="small"
            className={styles.clear}
            disabled={!dates.checkIn && !dates.checkOut}
            onClick={() => onDates({ checkIn: '', checkOut: '' })}
          >
            {t('calendar.clear')}
          </Button>
        </div>
      </div>
      <StayForm room={room} stay={stay} onStay={onStay} />
    </section>
  )
}

/** The dates of the stay; what is none is not there yet. */
const useDates = ({ checkIn = '', checkOut = '' }: StaySearch) =>
  useMemo(
    (): StayDates => ({
      checkIn: isCalendarDate(checkIn) ? checkIn : '',
      checkOut: isCalendarDate(checkOut) ? checkOut : '',
    }),
    [checkIn, checkOut],
  )

const useTaken = (roomId: string, months: Parameters<typeof useTakenNights>[0]['months']) => {
  const { api } = useHost()
  const [nights, setNights] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  const remember = useCallback(
    (key: string, found: readonly string[]) => setNights((known) => new Map(known).set(key, found)),
    [],
  )
  return useTakenNights({ api, roomId, months, nights, remember })
}
