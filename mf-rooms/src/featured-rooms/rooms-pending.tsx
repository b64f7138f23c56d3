import { useTranslation } from 'react-i18next'
import { RoomSkeletons } from '../room-skeletons/room-skeletons.tsx'
import { TryAgain } from '../try-again/try-again.tsx'
import * as styles from './rooms-pending.module.css'

interface RoomsPendingProps {
  /** Cards to hold the space of. */
  count: number
  failed: boolean
  onRetry: () => void
}

/**
 * Rooms that are loading or failed to load. After a failure the loading text stays (specification, §8), with a button
 * to try again below it.
 */
export const RoomsPending = ({ count, failed, onRetry }: RoomsPendingProps) => {
  const { t } = useTranslation()
  const loading = t('list.loading')
  if (failed) {
    return (
      <TryAgain before={loading} label={t('list.tryAgain')} onRetry={onRetry}>
        {t('list.failed')}
      </TryAgain>
    )
  }
  return (
    <div className={styles.pending}>
      <p role="status" className={styles.words}>
        {loading}
      </p>
      <RoomSkeletons count={count} />
    </div>
  )
}
