import type { Invited, StaffMember } from '@calm-rest/contract/staff'
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
import { RightsList } from './rights-list.tsx'

/** Members, their rights, and their sessions. */
export const StaffView = () => {
  const { answer, reload } = useAnswer('listMembers', {})
  return (
    <Page>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(members) => <Members members={members} onChanged={() => void reload()} />}
      </Answered>
      <RightsList />
    </Page>
  )
}

const Members = ({ members, onChanged }: { members: readonly StaffMember[]; onChanged: () => void }) => {
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
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onDone={done} />}
      {invited && <LinkDialog invited={invited} onClose={() => setInvited(undefined)} />}
    </>
  )
}
