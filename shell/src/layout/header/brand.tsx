import { hotel } from '@calm-rest/contract/hotel'
import { Logo } from '@calm-rest/ui'
import { ScreenLink } from '../../links/screen-link.tsx'
import * as styles from './brand.module.css'

export const Brand = () => (
  <ScreenLink to="/" className={styles.brand}>
    <Logo name={hotel.name} />
  </ScreenLink>
)
