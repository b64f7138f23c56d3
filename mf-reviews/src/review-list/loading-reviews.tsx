import { Card, Skeleton } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './review-list.module.css'

const places = ['first', 'second', 'third', 'fourth']

export const LoadingReviews = () => {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className={styles.loading}>
        {t('list.loading')}
      </p>
      <div className={styles.grid} aria-hidden="true">
        {places.map((place) => (
          <Card key={place}>
            <Skeleton shape="title" />
            <Skeleton lines={4} />
          </Card>
        ))}
      </div>
    </>
  )
}
