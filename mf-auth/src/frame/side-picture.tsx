import { drawingOf } from '@calm-rest/contract/drawings'
import { useHost } from '@calm-rest/federation/widget'
import type { ReactNode } from 'react'
import * as styles from './side-picture.module.css'

/** The poster beside the form. `lazy` does not load it if the container is too narrow to show it. */
export const SidePicture = ({ children }: { children?: ReactNode }) => (
  <figure className={styles.side}>
    <img
      className={styles.picture}
      src={drawingOf(useHost().property?.look, 'side')}
      alt=""
      width="900"
      height="1200"
      loading="lazy"
      decoding="async"
    />
    {children && <figcaption className={styles.words}>{children}</figcaption>}
  </figure>
)
