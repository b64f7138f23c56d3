import type { ComponentProps } from 'react'
import * as styles from './skip-link.module.css'

/** First in the page: hidden until it has the focus. */
export function SkipLink(props: ComponentProps<'a'> & { href: `#${string}` }) {
  return <a {...props} className={styles.link} />
}
