import { HostLink, useHost } from '@calm-rest/federation/widget'
import { Logo } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './auth-frame.module.css'

interface AuthFrameProps {
  title: string
  subtitle: string
  /** Beside the form in a wide container. */
  side: ReactNode
  /** The page fades out. */
  leaving?: boolean
  children: ReactNode
}

/** The page around a form: these screens have no header and footer, so the link home is here. */
export const AuthFrame = ({ title, subtitle, side, leaving, children }: AuthFrameProps) => {
  const { t } = useTranslation()
  const { name = '', look } = useHost().property ?? {}
  return (
    <div className={styles.container}>
      <div className={styles.frame} data-leaving={leaving || undefined}>
        {side}
        <div className={styles.page}>
          <HostLink to={{ screen: 'home' }} className={styles.home} aria-label={t('home', { name })}>
            <Logo name={name} look={look} />
          </HostLink>
          <div className={styles.sheet}>
            <header className={styles.heading}>
              <h1 className={styles.title}>{title}</h1>
              <p className={styles.subtitle}>{subtitle}</p>
            </header>
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}
