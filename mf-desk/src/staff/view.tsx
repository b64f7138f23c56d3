import type { Invited, StaffMember, StaffRole } from '@calm-rest/contract/staff'
import { Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { CardList } from '../parts/card.tsx'
import { Page } from '../parts/page.tsx'
import * as parts from '../parts/parts.module.css'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { MemberCard } from './member-card.tsx'
import { RoleList } from './role-list.tsx'

/** Members, their roles, and their sessions. */
export const StaffView = () => {
  const members = useAnswer('listMembers', {})
  const roles = useAnswer('listRoles', {})
  const reload = () => {
    void members.reload()
    void roles.reload()
  }
  return (
    <Page>
      <Answered answer={roles.answer} onRetry={reload}>
        {(all) => (
          <>
            <Answered answer={members.answer} onRetry={reload}>
              {(staff) => <Members members={staff} roles={all} onChanged={reload} />}
            </Answered>
            <RoleList roles={all} onChanged={reload} />
          </>
        )}
      </Answered>
    </Page>
  )
}

interface MembersProps {
  members: readonly StaffMember[]
  roles: readonly StaffRole[]
  onChanged: () => void
}

const Members = ({ members, roles, onChanged }: MembersProps) => {
  const { t } = useTranslation()
  const [isInviting, setInviting] = useState(false)
  const [invited, setInvited] = useState<Invited>()
  const owners = members.filter(({ role, hasAccepted }) => role === 'owner' && hasAccepted)
  const done = (given: Invited) => {
    setInviting(false)
    setInvited(given)
    onChanged()
  }
  return (
    <>
      <CardList>
        {members.map((member) => (
          <li key={member.id}>
            <MemberCard
              member={member}
              roles={roles}
              isLastOwner={owners.length === 1 && owners[0] === member}
              onInvited={done}
              onChanged={onChanged}
            />
          </li>
        ))}
      </CardList>
      <div className={parts.foot}>
        <Button size="large" wide onClick={() => setInviting(true)}>
          {t('staff.invite')}
        </Button>
      </div>
      {isInviting && <InviteDialog roles={roles} onClose={() => setInviting(false)} onDone={done} />}
      {invited && <LinkDialog invited={invited} onClose={() => setInvited(undefined)} />}
    </>
  )
}
