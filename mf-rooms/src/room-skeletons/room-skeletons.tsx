import { Card, Skeleton } from '@calm-rest/ui'
import * as grid from '../room-grid/room-grid.module.css'
import * as styles from './room-skeletons.module.css'

interface RoomSkeletonsProps {
  count: number
  /** The list says more about a room than the home page. */
  withMore?: boolean
}

/** The places of cards that are on their way, in their size. */
export const RoomSkeletons = ({ count, withMore = false }: RoomSkeletonsProps) => (
  <div className={grid.grid} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <Card
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move
        key={place}
        layout="row"
        media={<Skeleton shape="picture" />}
        actions={<Skeleton shape="button" className={styles.button} />}
      >
        <div className={styles.head}>
          <Skeleton shape="title" className={styles.name} />
          <Skeleton shape="title" className={styles.price} />
        </div>
        <Skeleton lines={withMore ? 2 : 3} className={withMore ? styles.brief : styles.lines} />
        {withMore && <Skeleton lines={4} className={styles.more} />}
      </Card>
    ))}
  </div>
)
