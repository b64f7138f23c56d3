import { formatPrice } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking, useBookingContext, useRoom } from '../context/booking-context.ts'
import { alternativesTo } from '../rules/availability.ts'
import { quoteOf } from '../rules/quote.ts'
import { focusIn } from './focus.ts'
import * as styles from './other-rooms.module.css'

interface OtherRoomsProps {
  /** Target of the focus once a room is taken from here. */
  thenTo: 'room' | 'submit'
}

/** Rooms that are free for the same nights, each a button that takes it instead. */
export const OtherRooms = ({ thenTo }: OtherRoomsProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { store, rooms, free } = useBookingContext()
  const room = useRoom()
  const draft = useBooking((state) => state.draft)
  if (free.status !== 'known') return null
  const others = alternativesTo(room, rooms, free, draft.guests)
  if (others.length === 0) return <p className={styles.none}>{t('others.none')}</p>
  return (
    <div className={styles.others}>
      <p>{t('others.title')}</p>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other._id}>
            <Button
              variant="secondary"
              size="small"
              onClick={({ currentTarget: { form } }) => {
                store.getState().roomChosen(other._id)
                focusIn(form, thenTo)
              }}
            >
              {t('others.room', {
                name: other.name,
                total: formatPrice(lang, quoteOf(other, draft)?.total ?? 0),
              })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
