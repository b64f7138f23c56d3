import type { Offer, Room } from '@calm-rest/contract/api'
import type { Lang, StaySearch } from '@calm-rest/contract/widget'
import { HostButton } from '@calm-rest/federation/widget'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { canBeBooked, NotFree, OfferPrice, type StayOffer } from '../room-offer/room-offer.tsx'
import { RoomPrice } from '../room-price/room-price.tsx'
import * as styles from './booking-bar.module.css'

interface BookingBarProps {
  room: Room
  /** Initial stay of the booking. */
  stay: StaySearch
  /** Price; undefined without dates, and while it is unknown. */
  offer: StayOffer | undefined
  onStay: (stay: StaySearch) => void
  lang: Lang
}

/** Price and 'Book': beside the pictures if there is space, otherwise at the bottom of the screen. */
export const BookingBar = ({ room, stay, offer, onStay, lang }: BookingBarProps) => {
  const { t } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  const nearestChosen = (nearest: NonNullable<Offer['nearest']>) => {
    // the pressed button disappears: the focus moves to the result
    bar.current?.focus()
    onStay({ ...stay, ...nearest })
  }
  if (offer && !canBeBooked(offer))
    return (
      <div ref={bar} tabIndex={-1} className={styles.bar}>
        <NotFree offer={offer} lang={lang} onNearest={nearestChosen} />
      </div>
    )
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar}>
      {offer ? (
        <OfferPrice offer={offer} lang={lang} />
      ) : (
        <RoomPrice room={room} lang={lang} unit="oneNight" />
      )}
      <HostButton size="large" className={styles.book} to={{ screen: 'login', room: room._id, ...stay }}>
        {t('detail.book')}
      </HostButton>
    </div>
  )
}
