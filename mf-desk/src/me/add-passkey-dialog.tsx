import { type Passkey, staffLimits } from '@calm-rest/contract/staff'
import { Alert, Button, TextField } from '@calm-rest/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import * as form from '../parts/form-dialog.module.css'
import { Sheet } from '../parts/sheet.tsx'
import { addPasskey } from '../session/passkeys.ts'
import { usePasskey } from '../session/use-passkey.ts'

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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void use(() => addPasskey(call, name.trim() || t('me.unknownDevice')))
  }
  return (
    <Sheet title={t('me.add')} onClose={onClose}>
      <form className={form.form} onSubmit={submit}>
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
    </Sheet>
  )
}
