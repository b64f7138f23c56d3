import { Icon, icons } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './booked-banner.module.css'

interface BookedBannerProps {
  /** The title, which is announced. */
  children: ReactNode
  reference: string
}

/** The poster's head of a new booking. */
export const BookedBanner = ({ children, reference }: BookedBannerProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.banner}>
      <Icon draw={icons.check} size="large" className={styles.sign} />
      <div role="alert" className={styles.title}>
        {children}
      </div>
      <p className={styles.label}>{t('confirmation.reference')}</p>
      <p className={styles.reference}>{reference}</p>
      <p className={styles.keep}>{t('confirmation.keep')}</p>
    </div>
  )
}
