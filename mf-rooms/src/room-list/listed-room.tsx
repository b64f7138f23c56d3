import { useTranslation } from 'react-i18next'
import { RoomCard, type RoomCardProps } from '../room-card/room-card.tsx'
import { RoomFacts } from '../room-facts/room-facts.tsx'
import { OfferPrice, type StayOffer } from '../room-offer/room-offer.tsx'
import * as styles from './room-list.module.css'

interface ListedRoomProps
  extends Pick<RoomCardProps, 'room' | 'stay' | 'lang' | 'pictureLoading' | 'onChosen'> {
  /** For the searched dates. */
  offer: StayOffer | undefined
}

/** Most named amenities; the others are counted (specification, §2, Rooms). */
const amenitiesNamed = 3

/** A card with facts, features and amenities on top of what the home page shows. */
export const ListedRoom = ({ room, offer, lang, ...card }: ListedRoomProps) => {
  const { t } = useTranslation()
  const more = room.amenities.length - amenitiesNamed
  return (
    <RoomCard
      room={room}
      price={offer && <OfferPrice offer={offer} lang={lang} />}
      lang={lang}
      heading="h2"
      {...card}
    >
      <RoomFacts room={room} lang={lang} />
      <div className={styles.has}>
        <ul className={styles.features} aria-label={t('room.features')}>
          {room.features.map(({ name, lang: ofName }) => (
            <li key={name} lang={ofName}>
              {name}
            </li>
          ))}
        </ul>{' '}
        <ul className={styles.amenities} aria-label={t('room.amenities')}>
          {room.amenities.slice(0, amenitiesNamed).map((name, index) => (
            <li key={name} lang={room.amenityLangs?.[index] ?? undefined}>
              {name}
            </li>
          ))}
          {more > 0 && <li className={styles.more}>{t('room.more', { count: more })}</li>}
        </ul>
      </div>
    </RoomCard>
  )
}
