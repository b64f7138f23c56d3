import { formatPrice } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import { focusIn } from './focus.ts'
import * as styles from './other-rooms.module.css'
import { useOtherRooms } from './use-other-rooms.ts'

interface OtherRoomsProps {
  /** Gets the focus after a room was chosen here. */
  thenTo: 'room' | 'submit'
}

/** Rooms that are free for the same nights, each a button that chooses it instead. */
export const OtherRooms = ({ thenTo }: OtherRoomsProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { store } = useBookingContext()
  const others = useOtherRooms(useBooking((state) => state.draft))
  if (!others) return null
  if (others.length === 0) return <p className={styles.none}>{t('others.none')}</p>
  return (
    <div className={styles.others}>
      <p>{t('others.title')}</p>
      <ul className={styles.list}>
        {others.map(({ room, totalPrice }) => (
          <li key={room._id}>
            <Button
              variant="secondary"
              size="small"
              onClick={({ currentTarget: { form } }) => {
                // the button to book is rendered before it gets the focus
                flushSync(() => store.getState().roomChosen(room._id))
                focusIn(form, thenTo)
              }}
            >
              {t('others.room', { name: room.name, total: formatPrice(lang, totalPrice) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
