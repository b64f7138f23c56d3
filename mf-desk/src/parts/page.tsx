import { classNames } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import * as styles from './page.module.css'

interface PageProps {
  /** Limited to a readable width; `whole` for a table that needs all of it. */
  width?: keyof typeof widths
  children: ReactNode
}

const widths = { content: styles.content, text: styles.text, form: styles.form, whole: undefined }

/** The frame of a screen: its parts, one below the other. */
export const Page = ({ width = 'content', children }: PageProps) => (
  <div className={classNames(styles.page, widths[width])}>{children}</div>
)
