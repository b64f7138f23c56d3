import type { BackendConsent, Failure } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { formatDate } from '@calm-rest/i18n'
import { Alert, Button } from '@calm-rest/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './account.module.css'
import { AccountSection, FailureAlert } from './account-section.tsx'

/** An API from before there were services: then there are none. */
const isOlderApi = (failure: Failure) => 'status' in failure && failure.status === 404

/** The guest's consents, or 'failed' where they cannot be read. */
const useConsents = (lang: Lang) => {
  const { api } = useHost()
  const [consents, setConsents] = useState<BackendConsent[] | 'failed'>([])
  const [attempt, setAttempt] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads anew
  useEffect(() => {
    let current = true
    void api.me.backendConsents({ lang }).then((result) => {
      if (!current) return
      if (result.ok) setConsents(result.value)
      else if (!isOlderApi(result.failure)) setConsents('failed')
    })
    return () => {
      current = false
    }
  }, [api, lang, attempt])
  return { consents, setConsents, readAnew: () => setAttempt(attempt + 1) }
}

/** Services that may know who the guest is, each with a button that ends it; nothing for most guests, who have none. */
export const ServicesSection = ({ lang }: { lang: Lang }) => {
  const { t } = useTranslation()
  const { api } = useHost()
  const frame = useRef<HTMLDivElement>(null)
  const { consents, setConsents, readAnew } = useConsents(lang)
  const [ending, setEnding] = useState<string>()
  const [ended, setEnded] = useState<string>()
  const [failure, setFailure] = useState<Failure>()

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
    setConsents((before) => (before === 'failed' ? before : before.filter((one) => one.remote !== remote)))
  }

  const tryAgain = () => {
    // as above
    frame.current?.focus({ preventScroll: true })
    readAnew()
  }

  const isUnknown = consents === 'failed'
  const shown = isUnknown ? [] : consents
  if (!isUnknown && shown.length === 0 && ended === undefined) return null
  return (
    <AccountSection title={t('account.services.title')}>
      {shown.length > 0 && <p className={styles.soft}>{t('account.services.text')}</p>}
      <div ref={frame} tabIndex={-1} className={styles.outcome}>
        {isUnknown && (
          <Alert
            tone="warning"
            action={
              <Button variant="secondary" onClick={tryAgain}>
                {t('login.again')}
              </Button>
            }
          >
            {t('account.services.failed')}
          </Alert>
        )}
        {failure && <FailureAlert failure={failure} />}
        {ended !== undefined && (
          <Alert tone="success">{t('account.services.ended', { service: ended })}</Alert>
        )}
        {shown.length > 0 && (
          <ul className={styles.services}>
            {shown.map((consent) => (
              <ServiceItem
                key={consent.remote}
                consent={consent}
                lang={lang}
                busy={ending === consent.remote}
                onEnd={() => void end(consent)}
              />
            ))}
          </ul>
        )}
      </div>
    </AccountSection>
  )
}

interface ServiceItemProps {
  consent: BackendConsent
  lang: Lang
  busy: boolean
  onEnd: () => void
}

const ServiceItem = ({ consent, lang, busy, onEnd }: ServiceItemProps) => {
  const { t } = useTranslation()
  const { service, scopes, agreedAt } = consent
  return (
    <li className={styles.service}>
      <div className={styles.address}>
        <p>
          <strong>{service}</strong>
        </p>
        <p className={styles.soft}>
          <span>{t(`account.services.knows.${scopes.join('_') || 'id'}`)}</span>{' '}
          <span>{t('account.services.since', { date: formatDate(lang, agreedAt.slice(0, 10)) })}</span>
        </p>
      </div>
      <Button
        variant="secondary"
        busy={busy}
        aria-label={t('account.services.endOf', { service })}
        onClick={onEnd}
      >
        {t('account.services.end')}
      </Button>
    </li>
  )
}
