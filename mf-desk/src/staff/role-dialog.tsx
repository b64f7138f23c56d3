import type { StaffMember, StaffRole } from '@calm-rest/contract/staff'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { RoleField } from './role-field.tsx'

interface RoleDialogProps {
  member: StaffMember
  roles: readonly StaffRole[]
  onClose: () => void
  onDone: () => void
}

/** Another role: it holds at once, wherever the member is signed in. */
export const RoleDialog = ({ member, roles, onClose, onDone }: RoleDialogProps) => {
  const { id, version, name, role } = member
  const { t } = useTranslation()
  const { call } = useDesk()
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('staff.setRoleOf', { name })}
      submitLabel={t('staff.save')}
      send={(data) => call('setRole', { params: { id }, body: { version, role: textOf(data, 'role') } })}
    >
      {(problemOf) => <RoleField roles={roles} value={role} error={problemOf('role')} />}
    </FormDialog>
  )
}
