import type { Invited, StaffMember, StaffRole } from '@calm-rest/contract/staff'
import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { Card } from '../parts/card.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { DialogButton } from '../parts/dialog-button.tsx'
import { moment } from '../parts/moment.ts'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'
import { RoleBadge } from './role-badge.tsx'
import { RoleDialog } from './role-dialog.tsx'

interface MemberCardProps {
  member: StaffMember
  roles: readonly StaffRole[]
  /** No other member could manage the staff. */
  isLastOwner: boolean
  onInvited: (invited: Invited) => void
  onChanged: () => void
}

/** One member with the owner's actions; each needs the owner's passkey. */
export const MemberCard = ({ member, roles, isLastOwner, onInvited, onChanged }: MemberCardProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { busy, problem, act } = useAct(onInvited)
  const { id, name, role, sessions } = member
  // also of a role that is gone, which anybody may replace
  const mayChange = roles.find((one) => one.id === role)?.mayGive ?? true
  const params = { id }
  return (
    <Card title={name} badge={<RoleBadge held={member} />}>
      <MemberFacts member={member} />
      {mayChange ? (
        <div className={parts.quietActions}>
          <Button
            variant="quiet"
            size="small"
            busy={busy}
            aria-label={t('staff.inviteAgainOf', { name })}
            onClick={() => void act(() => call('inviteAgain', { params }))}
          >
            {t('staff.inviteAgain')}
          </Button>
          {sessions > 0 && (
            <ConfirmButton
              label={t('staff.endSessions')}
              name={t('staff.endSessionsOf', { name })}
              consequence={t('staff.endSessionsText')}
              attempt={() => call('endSessionsOfMember', { params })}
              onDone={onChanged}
            />
          )}
          {!isLastOwner && (
            <>
              <DialogButton
                variant="quiet"
                size="small"
                aria-label={t('staff.setRoleOf', { name })}
                dialog={(end) => <RoleDialog {...end} member={member} roles={roles} />}
                onDone={onChanged}
              >
                {t('staff.setRole')}
              </DialogButton>
              <ConfirmButton
                label={t('staff.remove')}
                name={t('staff.removeOf', { name })}
                consequence={t('staff.removeText')}
                attempt={() => call('removeMember', { params })}
                onDone={onChanged}
              />
            </>
          )}
        </div>
      ) : (
        <p className={parts.soft}>{t('staff.notHeld')}</p>
      )}
      {isLastOwner && <p className={parts.soft}>{t('staff.lastOwner')}</p>}
      {problem && <Alert tone="danger">{problem}</Alert>}
    </Card>
  )
}

const MemberFacts = ({ member }: { member: StaffMember }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { session } = useDesk()
  const { id, email, hasAccepted, invitedUntil, passkeys, sessions, lastSeenAt } = member
  return (
    <p className={parts.facts}>
      {id === session.member.id && <span>{t('staff.you')}</span>}
      {email && <span>{email}</span>}
      {invitedUntil && <span>{t('staff.invitedUntil', { at: moment(lang, invitedUntil) })}</span>}
      {!hasAccepted && !invitedUntil && <span>{t('staff.linkIsOver')}</span>}
      {hasAccepted && (
        <>
          <span>
            {lastSeenAt ? t('me.lastSeen', { at: moment(lang, lastSeenAt) }) : t('staff.neverSeen')}
          </span>
          <span>{sessions === 0 ? t('staff.noSession') : t('staff.sessions', { count: sessions })}</span>
          <span>{passkeys === 0 ? t('staff.byCode') : t('staff.passkeys', { count: passkeys })}</span>
        </>
      )}
    </p>
  )
}
