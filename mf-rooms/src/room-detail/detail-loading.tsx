import { Skeleton } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './room-detail.module.css'

export const DetailLoading = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.article}>
      <p role="status" className={styles.loading}>
        {t('detail.loading')}
      </p>
      <div className={styles.layout}>
        <Skeleton shape="picture" className={styles.pictures} />
        <div className={styles.side}>
          <div className={styles.head}>
            <Skeleton className={styles.captionSkeleton} />
            <Skeleton shape="title" />
            <Skeleton lines={3} />
          </div>
        </div>
        <Skeleton lines={5} />
      </div>
    </div>
  )
}
