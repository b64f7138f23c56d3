import type { Failure } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { Alert, Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './account.module.css'
import { AccountSection, FailureAlert } from './account-section.tsx'

type Step = { name: 'idle' | 'preparing' | 'done' } | { name: 'failed'; failure: Failure }

/** Downloads all data of the guest as a file. */
export const DownloadSection = () => {
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
    <AccountSection title={t('account.data.title')}>
      <p className={styles.soft}>{t('account.data.text')}</p>
      <div className={styles.outcome}>
        {step.name === 'failed' && <FailureAlert failure={step.failure} />}
        {step.name === 'done' && <Alert tone="success">{t('account.data.done')}</Alert>}
        <Button variant="secondary" busy={preparing} onClick={wanted}>
          {preparing ? t('account.data.preparing') : t('account.data.download')}
        </Button>
      </div>
    </AccountSection>
  )
}

/** Offers a text as a file: the browser asks where to, or puts it with the downloads. */
const saveFile = (name: string, type: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // ten seconds: the browser has begun the download by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
