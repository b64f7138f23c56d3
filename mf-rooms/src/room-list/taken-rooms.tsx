import type { Lang } from '@calm-rest/contract/widget'
import { HostLink } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import type { OfferedRoom } from '../room-offer/offered-rooms.ts'
import { NotFree } from '../room-offer/room-offer.tsx'
import { picturesOf, RoomPicture } from '../room-picture/room-picture.tsx'
import * as styles from './taken-rooms.module.css'

interface TakenRoomsProps {
  taken: readonly OfferedRoom[]
  /** No room is free, and nothing else says why: they stand open. */
  isAnswer: boolean
  lang: Lang
  onChosen: (taken: OfferedRoom) => void
}

/** Collapsed below the free rooms: rooms that cannot be booked for the dates, each with its nearest ones. */
export const TakenRooms = ({ taken, isAnswer, lang, onChosen }: TakenRoomsProps) => {
  const { t } = useTranslation()
  return (
    <details className={styles.taken} open={isAnswer}>
      <summary className={styles.summary}>
        <span>{t('list.taken', { count: taken.length })}</span>
      </summary>
      <ul className={styles.rooms}>
        {taken.map(({ room, offer, stay }) => (
          <li key={room._id} className={styles.room} data-value={room.category}>
            <HostLink
              to={{ screen: 'room', id: room._id, ...stay }}
              className={styles.picture}
              tabIndex={-1}
              aria-hidden="true"
              onClick={() => onChosen({ room, offer, stay })}
            >
              <RoomPicture picture={picturesOf(room)[0]} name="" sizes="96px" loading="lazy" />
            </HostLink>
            <div className={styles.words}>
              <h2 lang={room.textLangs?.name} className={styles.name}>
                <HostLink
                  to={{ screen: 'room', id: room._id, ...stay }}
                  onClick={() => onChosen({ room, offer, stay })}
                >
                  {room.name}
                </HostLink>
              </h2>
              {offer && (
                <NotFree
                  offer={offer}
                  lang={lang}
                  isClosureSaid
                  onChosen={(nearest) => onChosen({ room, offer, stay: nearest })}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
