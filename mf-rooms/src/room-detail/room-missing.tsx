import { HostButton } from '@calm-rest/federation/widget'
import { Button, EmptyState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './room-missing.module.css'
import { useTitle } from './use-title.ts'

interface RoomMissingProps {
  /** Given where another try could help: the API did not answer, or answered with an error. */
  onRetry?: (() => void) | undefined
}

export const RoomMissing = ({ onRetry }: RoomMissingProps) => {
  const { t } = useTranslation()
  useTitle(t('detail.notFound'))
  const actions = (
    <div className={styles.actions}>
      {onRetry && <Button onClick={onRetry}>{t('detail.tryAgain')}</Button>}
      <HostButton to={{ screen: 'rooms' }} variant={onRetry ? 'secondary' : 'primary'}>
        {t('detail.allRooms')}
      </HostButton>
    </div>
  )
  return (
    <EmptyState draw={icons.bed} action={actions}>
      <div role="alert">
        <h1 className={styles.title}>{t('detail.notFound')}</h1>
        <p>{t(onRetry ? 'detail.failed' : 'detail.notFoundHint')}</p>
      </div>
    </EmptyState>
  )
}
