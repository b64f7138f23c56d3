import * as styles from './live-frame.module.css'
import type { LivePage } from './use-live-page.ts'

interface LiveFrameProps extends LivePage {
  title: string
}

/** The elements on a page of their own, as in a browser's window. */
export const LiveFrame = ({ frame, page, title }: LiveFrameProps) => (
  <div className={styles.window}>
    <p className={styles.bar} aria-hidden="true">
      <span className={styles.address}>your-page.example</span>
    </p>
    {/* another page is another frame: a frame that moves on would fill the visitor's history */}
    <iframe key={page} ref={frame} src={page} title={title} loading="lazy" className={styles.frame} />
  </div>
)
