import type { To } from '@calm-rest/contract/widget'
import { HostLink } from '@calm-rest/federation/widget'
import type { ReactNode } from 'react'
import * as styles from './way-back.module.css'

/** A quiet link below a form. */
export const WayBack = ({ to, children }: { to: To; children: ReactNode }) => (
  <p className={styles.line}>
    <HostLink to={to} className={styles.link}>
      {children}
    </HostLink>
  </p>
)
