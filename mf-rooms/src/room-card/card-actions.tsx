import type { Room } from '@calm-rest/contract/api'
import type { StaySearch } from '@calm-rest/contract/widget'
import { HostButton } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import * as styles from './room-card.module.css'

interface CardActionsProps {
  room: Room
  stay: StaySearch | undefined
  canBeBooked: boolean
  onChosen: () => void
}

export const CardActions = ({ room, stay, canBeBooked, onChosen }: CardActionsProps) => {
  const { t } = useTranslation()
  const { _id: id, name } = room
  return (
    <>
      {canBeBooked && (
        <HostButton
          className={styles.action}
          to={{ screen: 'login', room: id, ...stay }}
          onClick={onChosen}
          aria-label={t('room.bookNowOf', { name })}
        >
          {t('room.bookNow')}
        </HostButton>
      )}
      <HostButton
        className={styles.action}
        variant="secondary"
        to={{ screen: 'room', id, ...stay }}
        onClick={onChosen}
        aria-label={t('room.detailsOf', { name })}
      >
        {t('room.details')}
      </HostButton>
    </>
  )
}
