import type { StaffRole } from '@calm-rest/contract/staff'
import { useTranslation } from 'react-i18next'
import { CardList } from '../parts/card.tsx'
import { DialogButton } from '../parts/dialog-button.tsx'
import { Titled } from '../parts/titled.tsx'
import { RoleCard } from './role-card.tsx'
import { RoleFormDialog } from './role-form-dialog.tsx'
import * as styles from './staff.module.css'

interface RoleListProps {
  roles: readonly StaffRole[]
  onChanged: () => void
}

/** Each role with its rights: as text and not as a grid, for which no phone is wide enough. */
export const RoleList = ({ roles, onChanged }: RoleListProps) => {
  const { t } = useTranslation()
  return (
    <Titled title={t('staff.roles')}>
      <p className={styles.lead}>{t('staff.rolesLead')}</p>
      <CardList>
        {roles.map((role) => (
          <li key={role.id}>
            <RoleCard role={role} roles={roles} onChanged={onChanged} />
          </li>
        ))}
      </CardList>
      <DialogButton
        variant="secondary"
        wide
        dialog={(end) => <RoleFormDialog {...end} title={t('staff.compose')} name="" held={[]} />}
        onDone={onChanged}
      >
        {t('staff.compose')}
      </DialogButton>
    </Titled>
  )
}
