import type { Room } from '@calm-rest/contract/api'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../link-button/link-button.tsx'
import * as styles from './room-card.module.css'

interface CardActionsProps {
  room: Room
  onChosen: () => void
}

export const CardActions = ({ room, onChosen }: CardActionsProps) => {
  const { t } = useTranslation()
  const { _id: id, name } = room
  return (
    <>
      <LinkButton
        className={styles.action}
        to={{ screen: 'login', room: id }}
        onLeave={onChosen}
        aria-label={t('room.bookNowOf', { name })}
      >
        {t('room.bookNow')}
      </LinkButton>
      <LinkButton
        className={styles.action}
        variant="secondary"
        to={{ screen: 'room', id }}
        onLeave={onChosen}
        aria-label={t('room.detailsOf', { name })}
      >
        {t('room.details')}
      </LinkButton>
    </>
  )
}
