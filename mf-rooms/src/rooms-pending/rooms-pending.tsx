import { useTranslation } from 'react-i18next'
import { RoomSkeletons } from '../room-skeletons/room-skeletons.tsx'
import { TryAgain } from '../try-again/try-again.tsx'
import * as styles from './rooms-pending.module.css'

interface RoomsPendingProps {
  /** Places to hold. */
  count: number
  failed: boolean
  onRetry: () => void
}

/**
 * Rooms that are not there yet, or did not come: the words stay as they are (specification, §8), and after a
 * failure a way on stands below them.
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
