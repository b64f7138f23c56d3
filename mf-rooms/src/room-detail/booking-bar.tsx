import type { Room } from '@calm-rest/contract/api'
import type { Lang, StaySearch } from '@calm-rest/contract/widget'
import { HostButton } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { RoomPrice } from '../room-price/room-price.tsx'
import * as styles from './booking-bar.module.css'

interface BookingBarProps {
  room: Room
  /** With which the booking begins. */
  stay: StaySearch
  lang: Lang
}

/** Price and 'Book': beside the pictures where there is room, else at the lower edge of the screen. */
export const BookingBar = ({ room, stay, lang }: BookingBarProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      <RoomPrice room={room} lang={lang} unit="oneNight" />
      <HostButton size="large" className={styles.book} to={{ screen: 'login', room: room._id, ...stay }}>
        {t('detail.book')}
      </HostButton>
    </div>
  )
}
