import { Card, Skeleton } from '@calm-rest/ui'
import * as styles from './review-list.module.css'

const places = ['first', 'second', 'third', 'fourth']

/** The shape of what is coming; the words for it stand above. */
export const LoadingReviews = () => (
  <div className={styles.grid} aria-hidden="true">
    {places.map((place) => (
      <Card key={place}>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </Card>
    ))}
  </div>
)
