import type { BackendConsent, Failure } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { formatDate } from '@calm-rest/i18n'
import { Alert, Button } from '@calm-rest/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './account.module.css'
import { AccountSection, FailureAlert } from './account-section.tsx'

/** Services that may know who the guest is, each with a button that ends it; nothing for most guests, who have none. */
export const ServicesSection = ({ lang }: { lang: Lang }) => {
  const { t } = useTranslation()
  const { api } = useHost()
  const frame = useRef<HTMLDivElement>(null)
  const [consents, setConsents] = useState<BackendConsent[]>([])
  const [ending, setEnding] = useState<string>()
  const [ended, setEnded] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  useEffect(() => {
    let current = true
    void api.me.backendConsents({ lang }).then((result) => {
      if (current && result.ok) setConsents(result.value)
    })
    return () => {
      current = false
    }
  }, [api, lang])

  const end = async ({ remote, service }: BackendConsent) => {
    setEnding(remote)
    setEnded(undefined)
    setFailure(undefined)
    const result = await api.me.endBackendConsent(remote)
    setEnding(undefined)
    if (!result.ok) return setFailure(result.failure)
    // the button that was pressed goes away
    frame.current?.focus({ preventScroll: true })
    setEnded(service)
    setConsents((before) => before.filter((one) => one.remote !== remote))
  }

  if (consents.length === 0 && ended === undefined) return null
  return (
    <AccountSection title={t('account.services.title')}>
      <p className={styles.soft}>{t('account.services.text')}</p>
      <div ref={frame} tabIndex={-1} className={styles.outcome}>
        {failure && <FailureAlert failure={failure} />}
        {ended !== undefined && (
          <Alert tone="success">{t('account.services.ended', { service: ended })}</Alert>
        )}
        {consents.length > 0 && (
          <ul className={styles.services}>
            {consents.map((consent) => (
              <li key={consent.remote} className={styles.service}>
                <div className={styles.address}>
                  <p>
                    <strong>{consent.service}</strong>
                  </p>
                  <p className={styles.soft}>
                    <span>{t(`account.services.knows.${consent.scopes.join('_') || 'id'}`)}</span>{' '}
                    <span>
                      {t('account.services.since', { date: formatDate(lang, consent.agreedAt.slice(0, 10)) })}
                    </span>
                  </p>
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  busy={ending === consent.remote}
                  aria-label={t('account.services.endOf', { service: consent.service })}
                  onClick={() => void end(consent)}
                >
                  {t('account.services.end')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </AccountSection>
  )
}
