import type { Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { type CalendarDate, isCalendarDate } from '@calm-rest/contract/stay'
import type { Lang, StaySearch } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Button } from '@calm-rest/ui'
import { addMonths, type CalendarView } from '@calm-rest/ui/calendar'
import type { StayDates } from '@calm-rest/ui/stay-calendar'
import { useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StayOffer } from '../room-offer/room-offer.tsx'
import { ClosedLegend } from './closed-legend.tsx'
import { FreeDays, firstView } from './free-days.tsx'
import * as styles from './room-calendar.module.css'
import { Said } from './said.tsx'
import { StayForm } from './stay-form.tsx'
import { useMonths } from './use-months.ts'
import { useNear } from './use-near.ts'
import { useNights } from './use-nights.ts'
import { useStayChoice } from './use-stay-choice.ts'
import { useToday } from './use-today.ts'

interface RoomCalendarProps {
  room: Room
  /** The date at the guesthouse; requested later if it is not known yet. */
  today: CalendarDate | undefined
  stay: StaySearch
  /** Price; undefined while it is unknown. */
  offer: StayOffer | undefined
  /** Whether ages of children can make another price. */
  asksForChildren: boolean
  onStay: (stay: StaySearch) => void
  lang: Lang
}

/**
 * Availability of the room, and the dates of a stay in it. Taken nights are requested once the months are
 * near the window; the fields below do not need them.
 */
export const RoomCalendar = ({
  room,
  today: given,
  stay,
  offer,
  asksForChildren,
  onStay,
  lang,
}: RoomCalendarProps) => {
  const { t } = useTranslation()
  const { api } = useHost()
  const titleId = useId()
  const space = useRef<HTMLDivElement>(null)
  const isNear = useNear(space)
  const asked = useToday(isNear && !given)
  const today = given ?? asked
  const months = useMonths(space)
  const [turned, setTurned] = useState<CalendarView>()
  const dates = useDates(stay)
  const view = turned ?? (today && firstView(dates.checkIn, today))
  const guests = Math.min(stay.guests ?? limits.guests.default, room.guests)
  const shown = isNear && view && ([view.month, addMonths(view.month, months - 1)] as const)
  const { taken, days, failed } = useNights({
    subject: `${room._id}/${guests}`,
    ask: (from, to) => api.rooms.availability(room._id, from, to, { guests }),
    months: shown || undefined,
  })
  const onDates = ({ checkIn, checkOut }: StayDates) =>
    onStay({ ...stay, checkIn: checkIn || undefined, checkOut: checkOut || undefined })
  const { choice, pick, refusal } = useStayChoice({ dates, today, taken, days, onDates })
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('calendar.title')}
      </h2>
      <div className={styles.days}>
        <div ref={space} className={styles.space}>
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
        <p className={styles.legend}>
          {failed ? (
            t('calendar.unmarked')
          ) : (
            <>
              <span>
                <del aria-hidden="true">24</del> <span>{t('calendar.legend')}</span>
              </span>{' '}
              <ClosedLegend days={days} />
            </>
          )}
        </p>
        <div className={styles.line}>
          <Said choice={choice} refusal={refusal} offer={offer} lang={lang} />
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
      <StayForm room={room} stay={stay} offer={offer} asksForChildren={asksForChildren} onStay={onStay} />
    </section>
  )
}

/** Dates of the stay; an empty date is not chosen yet. */
const useDates = ({ checkIn = '', checkOut = '' }: StaySearch) =>
  useMemo(
    (): StayDates => ({
      checkIn: isCalendarDate(checkIn) ? checkIn : '',
      checkOut: isCalendarDate(checkOut) ? checkOut : '',
    }),
    [checkIn, checkOut],
  )
