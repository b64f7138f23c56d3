import type { StaffRole } from '@calm-rest/contract/staff'
import { SelectField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useRoleName } from '../parts/use-role-name.ts'

interface RoleEndDialogProps {
  role: StaffRole
  roles: readonly StaffRole[]
  onClose: () => void
  onDone: () => void
}

/** Removes a role that members have: they get another one in the same step. */
export const RoleEndDialog = ({
  role: { id, version, name },
  roles,
  onClose,
  onDone,
}: RoleEndDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const nameOf = useRoleName()
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('staff.removeRoleOf', { name })}
      submitLabel={t('staff.removeRole')}
      send={(data) =>
        call('removeRole', { params: { id }, body: { version, moveTo: textOf(data, 'moveTo') } })
      }
    >
      {(problemOf) => (
        <SelectField
          name="moveTo"
          label={t('staff.moveTo')}
          hint={t('staff.moveToHint')}
          defaultValue="housekeeping"
          error={problemOf('moveTo')}
        >
          {roles
            .filter((other) => other.mayGive && other.id !== id)
            .map((other) => (
              <option key={other.id} value={other.id}>
                {nameOf({ role: other.id, roleName: other.name })}
              </option>
            ))}
        </SelectField>
      )}
    </FormDialog>
  )
}
