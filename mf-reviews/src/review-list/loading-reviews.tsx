import { Skeleton } from '@calm-rest/ui'
import * as styles from './review-list.module.css'

const skeletons = ['first', 'second', 'third', 'fourth']

/** Skeletons of reviews; the loading text stands above them. */
export const LoadingReviews = () => (
  <div className={styles.grid} aria-hidden="true">
    {skeletons.map((name) => (
      <div key={name} className={styles.skeleton}>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
      </div>
    ))}
  </div>
)
