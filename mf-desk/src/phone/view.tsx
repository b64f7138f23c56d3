import type { PushSettings } from '@calm-rest/contract/staff'
import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { Page } from '../parts/page.tsx'
import * as parts from '../parts/parts.module.css'
import { Titled } from '../parts/titled.tsx'
import * as styles from './phone.module.css'
import { PushForm } from './push-form.tsx'
import { usePush } from './use-push.ts'

/** Push messages of this phone: the switch, and the signed-in member's settings. */
export const PhoneView = () => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('readPush', {})
  return (
    <Page width="form">
      <Answered answer={answer} onRetry={() => void reload()}>
        {(settings) => (
          <>
            <Titled title={t('phone.switch')}>
              <PushSwitch publicKey={settings.publicKey} />
            </Titled>
            <Titled title={t('phone.what')}>
              <PushForm settings={settings} />
            </Titled>
          </>
        )}
      </Answered>
    </Page>
  )
}

/** Explains what will be shown before the browser asks: a refusal there cannot be undone here. */
const PushSwitch = ({ publicKey }: Pick<PushSettings, 'publicKey'>) => {
  const { t } = useTranslation()
  const { state, busy, problem, isTested, switchOn, switchOff, test } = usePush(publicKey)
  if (state.status === 'looking') return <p role="status">{t('loading')}</p>
  if (state.support !== 'yes' && !state.isOn)
    return (
      <Alert tone="info" urgent={false}>
        {t(`phone.support.${state.support}`)}
      </Alert>
    )
  return (
    <div className={styles.switch}>
      <p>{t(state.isOn ? 'phone.isOn' : 'phone.explain')}</p>
      {state.isOn ? (
        <div className={parts.actions}>
          <Button variant="secondary" busy={busy} onClick={() => void test()}>
            {t('phone.test')}
          </Button>
          <Button variant="quiet" busy={busy} onClick={() => void switchOff()}>
            {t('phone.off')}
          </Button>
        </div>
      ) : (
        <Button busy={busy} wide onClick={() => void switchOn()}>
          {t('phone.on')}
        </Button>
      )}
      {isTested && (
        <Alert tone="success" urgent={false}>
          {t('phone.tested')}
        </Alert>
      )}
      {problem && <Alert tone="danger">{problem}</Alert>}
    </div>
  )
}
