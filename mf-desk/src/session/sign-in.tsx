import type { StaffSession } from '@calm-rest/contract/staff'
import { Alert, Button, Icon, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffCall } from '../api/staff-api.ts'
import { CodeForm } from './code-form.tsx'
import { Entrance } from './entrance.tsx'
import { signInByPasskey } from './passkeys.ts'
import { usePasskey } from './use-passkey.ts'

interface SignInProps {
  call: StaffCall
  /** The session before has ended by itself. */
  isOver: boolean
  onBegan: (session: StaffSession) => void
}

/** One press with a passkey; a mailed code on a device without one. */
export const SignIn = ({ call, isOver, onBegan }: SignInProps) => {
  const { t } = useTranslation()
  const { busy, problem, use } = usePasskey(onBegan)
  const [byCode, setByCode] = useState(false)
  return (
    <Entrance title={t('signIn.title')} lead={t('signIn.lead')}>
      {isOver && <Alert>{t('signIn.over')}</Alert>}
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button
        size="large"
        wide
        busy={busy}
        icon={<Icon draw={icons.user} />}
        onClick={() => use(() => signInByPasskey(call))}
      >
        {t('signIn.passkey')}
      </Button>
      {byCode ? (
        <CodeForm call={call} onBegan={onBegan} />
      ) : (
        <Button variant="quiet" wide onClick={() => setByCode(true)}>
          {t('signIn.byCode')}
        </Button>
      )}
    </Entrance>
  )
}
