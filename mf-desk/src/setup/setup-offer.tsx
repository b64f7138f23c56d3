import { HostLink, useHost } from '@calm-rest/federation/widget'
import { Alert, Button } from '@calm-rest/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { toSection } from '../navigation/sections.ts'
import * as parts from '../parts/parts.module.css'
import * as styles from './setup.module.css'

/**
 * Offers the list of what is left until the property opens, until somebody has left it. Where nothing is there yet, it
 * leads to it. Mount it for a member who may change the property and has just signed in.
 */
export const SetupOffer = () => {
  const { t } = useTranslation()
  const host = useHost()
  const { call } = useDesk()
  const [isOffered, setOffered] = useState(false)
  const { busy, problem, act } = useAct(() => setOffered(false))
  useEffect(() => {
    const look = async () => {
      const result = await call('readSetup', {})
      if (!result.ok || result.value.isLeft || result.value.openedAt !== null) return
      if (result.value.stage === 'examples') setOffered(true)
      else host.navigate(toSection({ section: 'setup' }), { replace: true })
    }
    void look()
  }, [call, host])
  if (!isOffered) return null
  return (
    <Alert tone="info" urgent={false} title={t('setup.offer')} className={parts.notice}>
      <p>{t('setup.offerText')}</p>
      <div className={styles.offer}>
        <HostLink to={toSection({ section: 'setup' })} className={styles.link}>
          {t('section.setup')}
        </HostLink>
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          onClick={() => void act(() => call('leaveSetup', {}))}
        >
          {t('setup.later')}
        </Button>
      </div>
      {problem && <p>{problem}</p>}
    </Alert>
  )
}
