import { EmptyState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { FactsCard } from '../facts/facts-card.tsx'
import { Answered } from '../parts/answered.tsx'
import { Titled } from '../parts/titled.tsx'
import * as styles from './house.module.css'
import { RoomCard } from './room-card.tsx'

/** The rooms, and what is true of the whole house. */
export const HouseOverview = () => (
  <div className={styles.page}>
    <Rooms />
    <FactsCard />
  </div>
)

const Rooms = () => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('listRoomTypes', {})
  return (
    <Titled title={t('house.rooms')}>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(rooms) =>
          rooms.length === 0 ? (
            <EmptyState draw={icons.bed}>{t('house.noRooms')}</EmptyState>
          ) : (
            <ul className={styles.rooms}>
              {rooms.map((room) => (
                <li key={room.roomId}>
                  <RoomCard room={room} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Titled>
  )
}
