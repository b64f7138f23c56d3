import { Card, Skeleton } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './my-bookings.module.css'

/** One card's place: most guests have one stay before them. */
export const BookingsLoading = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.part}>
      <p role="status" className={styles.status}>
        {t('own.loading')}
      </p>
      <Card layout="row" media={<Skeleton shape="picture" />}>
        <Skeleton shape="title" />
        <Skeleton lines={5} />
        <Skeleton shape="button" />
      </Card>
    </div>
  )
}
