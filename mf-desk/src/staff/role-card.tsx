import { isSensitive, type StaffRole } from '@calm-rest/contract/staff'
import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { Card } from '../parts/card.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { DialogButton } from '../parts/dialog-button.tsx'
import * as parts from '../parts/parts.module.css'
import { useRoleName } from '../parts/use-role-name.ts'
import { RoleEndDialog } from './role-end-dialog.tsx'
import { RoleFormDialog } from './role-form-dialog.tsx'
import * as styles from './staff.module.css'

interface RoleCardProps {
  role: StaffRole
  /** All of them, one of which its members may get instead. */
  roles: readonly StaffRole[]
  onChanged: () => void
}

/** One role with its rights. A composed one can be changed and removed, and each can be copied. */
export const RoleCard = ({ role, roles, onChanged }: RoleCardProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { id, version, rights, members, isComposed, mayGive } = role
  const name = useRoleName()({ role: id, roleName: role.name })
  return (
    <Card title={name}>
      <p className={parts.facts}>{t('staff.members', { count: members })}</p>
      <ul className={styles.rights}>
        {rights.map((right) => (
          <li key={right} className={styles.right}>
            <Icon draw={isSensitive(right) ? icons.warning : icons.check} />
            <span>{t(`right.${right}`)}</span>
          </li>
        ))}
      </ul>
      {mayGive ? (
        <div className={parts.quietActions}>
          {isComposed && (
            <DialogButton
              variant="quiet"
              size="small"
              aria-label={t('staff.changeRoleOf', { name })}
              dialog={(end) => (
                <RoleFormDialog
                  {...end}
                  title={t('staff.changeRoleOf', { name })}
                  role={role}
                  name={name}
                  held={rights}
                />
              )}
              onDone={onChanged}
            >
              {t('staff.changeRole')}
            </DialogButton>
          )}
          <DialogButton
            variant="quiet"
            size="small"
            aria-label={t('staff.composeFromOf', { name })}
            dialog={(end) => <RoleFormDialog {...end} title={t('staff.compose')} name="" held={rights} />}
            onDone={onChanged}
          >
            {t('staff.composeFrom')}
          </DialogButton>
          {isComposed && members === 0 && (
            <ConfirmButton
              label={t('staff.removeRole')}
              name={t('staff.removeRoleOf', { name })}
              consequence={t('staff.removeRoleText')}
              attempt={() => call('removeRole', { params: { id }, body: { version } })}
              onDone={onChanged}
            />
          )}
          {isComposed && members > 0 && (
            <DialogButton
              variant="quiet"
              size="small"
              aria-label={t('staff.removeRoleOf', { name })}
              dialog={(end) => <RoleEndDialog {...end} role={role} roles={roles} />}
              onDone={onChanged}
            >
              {t('staff.removeRole')}
            </DialogButton>
          )}
        </div>
      ) : (
        <p className={parts.soft}>{t('staff.notHeld')}</p>
      )}
    </Card>
  )
}
