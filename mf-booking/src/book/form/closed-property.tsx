import { HostLink } from '@calm-rest/federation/widget'
import { stayDates } from '@calm-rest/i18n'
import { isUnmodifiedClick } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import * as styles from './booking-form.module.css'
import { focusIn } from './focus.ts'

/** Below dates on which the property is closed: the nearest dates on which it is open. */
export const ClosedProperty = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const { store, closed } = useBookingContext()
  const { roomId: room, guests, children } = useBooking((state) => state.draft)
  const nearest = closed?.nearest
  if (!nearest) return null
  const dates = stayDates(lang, nearest, { year: true })
  return (
    <p className={styles.whole}>
      <HostLink
        to={{ screen: 'book', room, ...nearest, guests, children: children || undefined }}
        onClick={(event) => {
          if (!isUnmodifiedClick(event)) return
          event.preventDefault()
          // the pressed button disappears
          focusIn(event.currentTarget.closest('form'), 'room')
          store.getState().stayPicked(nearest)
        }}
      >
        {t('closed.nearest', dates)}
      </HostLink>
    </p>
  )
}
