import type { Failure } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { Alert, Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from '../account.module.css'
import { FailureAlert } from '../failure-alert.tsx'
import { Part } from '../part.tsx'
import { saveFile } from './save-file.ts'

type Step = { name: 'idle' | 'preparing' | 'done' } | { name: 'failed'; failure: Failure }

/** All that the house keeps of the guest, as a file. */
export const DownloadPart = () => {
  const { t } = useTranslation()
  const { api } = useHost()
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const preparing = step.name === 'preparing'
  const wanted = async () => {
    setStep({ name: 'preparing' })
    const result = await api.me.data()
    if (!result.ok) return setStep({ name: 'failed', failure: result.failure })
    const day = result.value.exportedAt.slice(0, 10)
    saveFile(`calm-rest-${day}.json`, 'application/json', JSON.stringify(result.value, null, 2))
    setStep({ name: 'done' })
  }
  return (
    <Part title={t('account.data.title')}>
      <p className={styles.soft}>{t('account.data.text')}</p>
      <div className={styles.outcome}>
        {step.name === 'failed' && <FailureAlert failure={step.failure} />}
        {step.name === 'done' && <Alert tone="success">{t('account.data.done')}</Alert>}
        <Button variant="secondary" busy={preparing} onClick={wanted}>
          {preparing ? t('account.data.preparing') : t('account.data.download')}
        </Button>
      </div>
    </Part>
  )
}
