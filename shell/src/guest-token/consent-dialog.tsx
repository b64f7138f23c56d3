import type { BackendIdentityRequest, Failure, Receipt, Result } from '@calm-rest/contract/api'
import { ConfirmDialog } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './consent-dialog.module.css'

interface ConsentDialogProps {
  wanted: BackendIdentityRequest
  agree: () => Promise<Result<Receipt>>
  onDone: (hasAgreed: boolean) => void
}

/** Asks whether a service may know the guest, and says what it learns. */
export const ConsentDialog = ({ wanted: { service, scopes }, agree, onDone }: ConsentDialogProps) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const close = (hasAgreed: boolean) => {
    setOpen(false)
    onDone(hasAgreed)
  }
  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    const result = await agree()
    setBusy(false)
    if (result.ok) close(true)
    else setFailure(result.failure)
  }
  return (
    <ConfirmDialog
      open={open}
      tone="info"
      title={t('title', { service })}
      keepLabel={t('keep')}
      confirmLabel={t('agree')}
      busy={busy}
      error={failure && (failure.kind === 'api' ? failure.body.error : t('failed'))}
      // what was pressed is being stored: the answer comes with it
      onClose={() => busy || close(false)}
      onConfirm={() => void confirm()}
    >
      <div className={styles.text}>
        <p>{t('learns')}</p>
        <ul className={styles.list}>
          <li>{t('id')}</li>
          {scopes.map((scope) => (
            <li key={scope}>{t(`scope.${scope}`)}</li>
          ))}
        </ul>
        <p className={styles.soft}>{t('ends')}</p>
      </div>
    </ConfirmDialog>
  )
}
