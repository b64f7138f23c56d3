import type { Result } from '@calm-rest/contract/api'
import { type Invite, type StaffSession, staffLimits } from '@calm-rest/contract/staff'
import { Alert, Button, Skeleton, TextField } from '@calm-rest/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../api/failure-words.ts'
import type { StaffCall } from '../api/staff-api.ts'
import { storeHash } from '../language/stored-hash.ts'
import { useRoleName } from '../parts/use-role-name.ts'
import { Entrance } from './entrance.tsx'
import { acceptByPasskey } from './passkeys.ts'
import { usePasskey } from './use-passkey.ts'

/** A full stop or bracket that a mail program took along is not part of it. */
const invitePattern = /^#invite=([\w-]{43})(?:[^\w%-]|%..)*$/

/**
 * Takes the token of a one-time link out of the address, where it would stay in the history. Links to other languages
 * keep it.
 */
export const takeInviteToken = (): string | undefined => {
  const token = invitePattern.exec(location.hash)?.[1]
  // the state is the router's and stays
  if (token) {
    storeHash(`#invite=${token}`)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return token
}

interface AcceptInviteProps {
  call: StaffCall
  token: string
  onBegan: (session: StaffSession) => void
  /** To the sign-in, for members who have accepted before. */
  onLeft: () => void
}

/** The invitation link: its member, and the first passkey of this device. */
export const AcceptInvite = ({ call, token, onBegan, onLeft }: AcceptInviteProps) => {
  const { t } = useTranslation()
  const [invite, setInvite] = useState<Result<Invite>>()
  useEffect(() => void call('readInvite', { body: { token } }).then(setInvite), [call, token])
  if (!invite)
    return (
      <Entrance title={t('invite.title')}>
        <p role="status">{t('loading')}</p>
        <Skeleton shape="button" />
      </Entrance>
    )
  if (!invite.ok)
    return (
      <Entrance title={t('invite.title')}>
        <Alert tone="danger">{failureWords(invite.failure, t)}</Alert>
        <Button variant="secondary" wide onClick={onLeft}>
          {t('invite.toSignIn')}
        </Button>
      </Entrance>
    )
  return <Ready call={call} token={token} onBegan={onBegan} invite={invite.value} />
}

const Ready = ({ call, token, invite, onBegan }: Omit<AcceptInviteProps, 'onLeft'> & { invite: Invite }) => {
  const { t } = useTranslation()
  const nameOfRole = useRoleName()
  const { busy, problem, use } = usePasskey(onBegan)
  const [device, setDevice] = useState(t('invite.thisDevice'))
  return (
    <Entrance
      title={t('invite.welcome', { name: invite.name })}
      lead={t('invite.lead', { role: nameOfRole(invite) })}
    >
      <TextField
        label={t('invite.device')}
        hint={t('invite.deviceHint')}
        value={device}
        maxLength={staffLimits.text.deviceName}
        onChange={(event) => setDevice(event.currentTarget.value)}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <Button
        size="large"
        wide
        busy={busy}
        onClick={() => use(() => acceptByPasskey(call, token, device.trim() || t('invite.thisDevice')))}
      >
        {t('invite.passkey')}
      </Button>
      {invite.mayUseCode && (
        <Button
          variant="quiet"
          wide
          disabled={busy}
          onClick={() => use(() => call('acceptInvite', { body: { token } }))}
        >
          {t('invite.without')}
        </Button>
      )}
    </Entrance>
  )
}
