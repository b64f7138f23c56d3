import type { FloorPlan } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import * as styles from './room-story.module.css'

/** The plan of a room, which the API draws from its facts, in words of the API. */
export const RoomPlan = ({ plan: { title, src, width, height, alt, note } }: { plan: FloorPlan }) => {
  const { api } = useHost()
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <figure className={styles.plan}>
        <img src={api.mediaUrl(src)} width={width} height={height} alt={alt} loading="lazy" />
        <figcaption>{note}</figcaption>
      </figure>
    </section>
  )
}
