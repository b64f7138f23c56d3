import { drawingOf } from '@calm-rest/contract/drawings'
import { Alert } from '@calm-rest/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { Section } from '../../sections/section.tsx'
import { useSite } from '../../site/site.ts'
import * as styles from './profile.module.css'

/** `removed`: the account that was here is deleted. */
export const SignedOut = ({ removed }: { removed: boolean }) => {
  const { t } = useTranslation('profile')
  const alert = useRef<HTMLDivElement>(null)
  // the form that was sent is gone with the account
  useEffect(() => alert.current?.focus(), [])
  return (
    <Section labelledBy="profile-title">
      {removed && (
        <Alert ref={alert} tabIndex={-1} tone="success" urgent title={t('removed.title')}>
          {t('removed.text')}
        </Alert>
      )}
      <div className={styles.out}>
        <div className={styles.stack}>
          <h2 id="profile-title">{t('out.title')}</h2>
          <p>{t('out.text')}</p>
          <div className={styles.actions}>
            <ButtonLink to="/login">{t('out.signIn')}</ButtonLink>
            <ButtonLink to="/register" variant="secondary">
              {t('out.register')}
            </ButtonLink>
          </div>
        </div>
        <img
          src={drawingOf(useSite().facts.look, 'house')}
          alt=""
          width="1200"
          height="800"
          loading="lazy"
          className={styles.picture}
        />
      </div>
    </Section>
  )
}
