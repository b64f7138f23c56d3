import { Card, Skeleton } from '@calm-rest/ui'
import * as grid from '../room-grid/room-grid.module.css'
import * as styles from './room-skeletons.module.css'

interface RoomSkeletonsProps {
  count: number
  /** With the facts and amenities that cards of the list have. */
  withDetails?: boolean
}

/** Skeletons of the cards of a grid, in the size that the cards will have. */
export const RoomSkeletons = ({ count, withDetails = false }: RoomSkeletonsProps) => (
  <div className={grid.grid} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Card
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are alike and never move
        key={index}
        layout="row"
        media={<Skeleton shape="picture" />}
        actions={<Skeleton shape="button" className={styles.button} />}
      >
        <div className={styles.head}>
          <Skeleton shape="title" className={styles.name} />
          <Skeleton shape="title" className={styles.price} />
        </div>
        <Skeleton lines={withDetails ? 2 : 3} className={withDetails ? styles.brief : styles.lines} />
        {withDetails && <Skeleton lines={4} className={styles.more} />}
      </Card>
    ))}
  </div>
)
