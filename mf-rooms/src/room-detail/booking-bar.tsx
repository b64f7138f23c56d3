import type { Room } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../link-button/link-button.tsx'
import { RoomPrice } from '../room-price/room-price.tsx'
import * as styles from './booking-bar.module.css'

interface BookingBarProps {
  room: Room
  lang: Lang
}

/** Price and 'Book': beside the pictures where there is room, else at the lower edge of the screen. */
export const BookingBar = ({ room, lang }: BookingBarProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.bar}>
      <RoomPrice room={room} lang={lang} unit="oneNight" />
      <LinkButton size="large" className={styles.book} to={{ screen: 'login', room: room._id }}>
        {t('detail.book')}
      </LinkButton>
    </div>
  )
}
