import { HostLink } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { pathOf } from '../desk/sections.ts'
import * as styles from './house.module.css'

/** One type of room, as guests read it. */
export const RoomEditor = ({ roomId }: { roomId: string }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.page} data-room={roomId}>
      <HostLink to={{ screen: 'remote-route', path: pathOf({ section: 'house' }) }}>
        {t('house.back')}
      </HostLink>
    </div>
  )
}
