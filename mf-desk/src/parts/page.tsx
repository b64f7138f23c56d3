import { classNames } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import * as styles from './page.module.css'

interface PageProps {
  /** As wide as what is on it is read well; `whole` for a table that wants all there is. */
  width?: keyof typeof widths
  children: ReactNode
}

const widths = { content: styles.content, text: styles.text, form: styles.form, whole: undefined }

/** The frame of a screen: its parts, one below the other. */
export const Page = ({ width = 'content', children }: PageProps) => (
  <div className={classNames(styles.page, widths[width])}>{children}</div>
)
