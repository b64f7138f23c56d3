import type { Passkey } from '@calm-rest/contract/staff'
import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { DialogButton } from '../parts/dialog-button.tsx'
import { moment } from '../parts/moment.ts'
import * as parts from '../parts/parts.module.css'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import * as styles from './me.module.css'

/** Passkeys of a member: one for each device, with a way to remove that of a lost phone. */
export const OwnPasskeys = () => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('listPasskeys', {})
  return (
    <Titled title={t('me.passkeys')}>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(passkeys) => <Ready passkeys={passkeys} onChanged={() => void reload()} />}
      </Answered>
    </Titled>
  )
}

const Ready = ({ passkeys, onChanged }: { passkeys: readonly Passkey[]; onChanged: () => void }) => {
  const { t } = useTranslation()
  // adding one needs the proof of an existing one
  if (passkeys.length === 0)
    return (
      <Alert tone="info" urgent={false}>
        {t('me.noPasskey')}
      </Alert>
    )
  return (
    <>
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.entry}>
            <PasskeyEntry passkey={passkey} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      <DialogButton
        variant="secondary"
        wide
        dialog={(end) => <AddPasskeyDialog {...end} />}
        onDone={onChanged}
      >
        {t('me.add')}
      </DialogButton>
    </>
  )
}

const PasskeyEntry = ({ passkey, onChanged }: { passkey: Passkey; onChanged: () => void }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const { id, deviceName, createdAt, lastUsedAt, mayRemove } = passkey
  return (
    <>
      <p className={styles.name}>{deviceName}</p>
      <p className={parts.facts}>
        <span>{t('since', { at: moment(lang, createdAt) })}</span>
        {lastUsedAt && <span>{t('me.lastUsed', { at: moment(lang, lastUsedAt) })}</span>}
      </p>
      {mayRemove ? (
        <div className={parts.quietActions}>
          <ConfirmButton
            label={t('me.remove')}
            name={t('me.removeOf', { device: deviceName })}
            consequence={t('me.removeText')}
            attempt={() => call('removePasskey', { params: { id } })}
            onDone={onChanged}
          />
        </div>
      ) : (
        <p className={parts.soft}>{t('me.lastPasskey')}</p>
      )}
    </>
  )
}
