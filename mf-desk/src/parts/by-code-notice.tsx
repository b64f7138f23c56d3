import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import * as parts from './parts.module.css'

/** What the member could do after a sign-in with a passkey; empty in a session that began with one. */
export const ByCodeNotice = () => {
  const { t } = useTranslation()
  // a session that this device stored before it was sent has none
  const { rightsByPasskey = [] } = useDesk().session
  if (rightsByPasskey.length === 0) return null
  return (
    <Alert title={t('byCode')}>
      <ul className={parts.plainList}>
        {rightsByPasskey.map((right) => (
          <li key={right}>{t(`right.${right}`)}</li>
        ))}
      </ul>
    </Alert>
  )
}
