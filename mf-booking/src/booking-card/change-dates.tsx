import { hotel } from '@calm-rest/contract/hotel'
import { limits } from '@calm-rest/contract/limits'
import { addDays, dateInZone, isCalendarDate, laterOf } from '@calm-rest/contract/stay'
import { formatDate } from '@calm-rest/i18n'
import { NativeDateField, useCalendarPress } from '@calm-rest/ui'
import type { StayDateName } from '@calm-rest/ui/stay-calendar'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { latestDate } from '../book/dates/stay-dates.ts'
import { useLang } from '../use-lang.ts'
import type { ChangeCalendar } from './change-calendar.tsx'
import type { ChangeFormProps } from './use-change.ts'

const fetchCalendar = () => import(/* webpackChunkName: "change-calendar" */ './change-calendar.tsx')

const dayMonthYear = { day: 'numeric', month: 'short', year: 'numeric' } as const

/**
 * The two dates, typed or chosen in the calendar with the room's prices. Its code is loaded on demand; if
 * that fails, the browser's own calendar opens.
 */
export const ChangeDates = ({
  change: { booking, choose },
  form: { terms, rooms, name },
}: ChangeFormProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const checkIn = useRef<HTMLInputElement>(null)
  const { Shown, openedFor, open, close } = useCalendar(checkIn)
  const press = useCalendarPress(open)
  // rendered after a press only, so the clock may be read
  const today = dateInZone(new Date(), hotel.timeZone)
  const isThere = booking.change === 'extend'
  const earliest = isThere ? booking.checkOut : laterOf(today, terms.checkIn || today)
  const longest = terms.checkIn === '' ? latestDate(today) : addDays(terms.checkIn, limits.nights.max)
  const written = (date: string) => (isCalendarDate(date) ? formatDate(lang, date, dayMonthYear) : '')
  const disabled = name === 'sending'
  return (
    <>
      <NativeDateField
        ref={checkIn}
        name="checkIn"
        label={t('field.checkIn')}
        required
        value={terms.checkIn}
        written={written(terms.checkIn)}
        min={isThere ? booking.checkIn : today}
        max={latestDate(today)}
        readOnly={isThere}
        disabled={disabled}
        {...(!isThere && press)}
        onChange={(event) => choose({ checkIn: event.currentTarget.value })}
      />
      <NativeDateField
        name="checkOut"
        label={t('field.checkOut')}
        required
        value={terms.checkOut}
        written={written(terms.checkOut)}
        min={isThere ? earliest : addDays(earliest, 1)}
        max={longest}
        disabled={disabled}
        {...press}
        onChange={(event) => choose({ checkOut: event.currentTarget.value })}
      />
      {openedFor && Shown && (
        <Shown
          booking={booking}
          terms={terms}
          room={rooms.find(({ _id }) => _id === terms.room)?.name}
          today={today}
          dateName={isThere ? 'checkOut' : openedFor}
          anchor={checkIn}
          onDates={choose}
          onClose={close}
        />
      )}
    </>
  )
}

const useCalendar = (field: { current: HTMLInputElement | null }) => {
  const [Shown, setShown] = useState<typeof ChangeCalendar>()
  const [openedFor, setOpenedFor] = useState<StayDateName>()
  useEffect(() => {
    fetchCalendar().catch(() => {})
  }, [])
  const open = (input: HTMLInputElement) => {
    fetchCalendar().then(
      (calendar) => {
        if (!field.current) return
        calendar.adoptStyles(field.current, calendar.styles)
        setShown(() => calendar.ChangeCalendar)
        setOpenedFor(input.name === 'checkOut' ? 'checkOut' : 'checkIn')
      },
      () => input.showPicker?.(),
    )
  }
  return { Shown, openedFor, open, close: () => setOpenedFor(undefined) }
}
