import { type Passkey, staffLimits } from '@calm-rest/contract/staff'
import { Alert, Button, Dialog, TextField } from '@calm-rest/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as frame from '../frame/desk-frame.module.css'
import { useDesk } from '../session/desk-context.ts'
import { addPasskey } from '../session/passkeys.ts'
import { usePasskey } from '../session/sign-in.tsx'
import * as styles from './me.module.css'

interface AddPasskeyDialogProps {
  onClose: () => void
  onDone: (passkey: Passkey) => void
}

/** A name for the device, then the browser asks where the passkey shall be. */
export const AddPasskeyDialog = ({ onClose, onDone }: AddPasskeyDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { busy, problem, use } = usePasskey(onDone)
  const [name, setName] = useState('')
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    void use(() => addPasskey(call, name.trim() || t('me.unknownDevice')))
  }
  return (
    <Dialog open onClose={onClose} title={t('me.add')} closeLabel={t('close')} className={frame.sheet}>
      <form className={styles.form} onSubmit={submitted}>
        <p>{t('me.addText')}</p>
        <TextField
          label={t('me.deviceName')}
          hint={t('invite.deviceHint')}
          value={name}
          maxLength={staffLimits.text.deviceName}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Button type="submit" size="large" wide busy={busy}>
          {t('invite.passkey')}
        </Button>
      </form>
    </Dialog>
  )
}
