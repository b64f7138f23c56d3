import type { RoleId, StaffRole } from '@calm-rest/contract/staff'
import { SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useRoleName } from '../parts/use-role-name.ts'

interface RoleFieldProps {
  /** Those are offered that the signed-in member may give. */
  roles: readonly StaffRole[]
  /** To begin with. */
  value: RoleId
  error: string | undefined
}

/** The role of a member, by the name `role`. */
export const RoleField = ({ roles, value, error }: RoleFieldProps) => {
  const { t } = useTranslation()
  const nameOf = useRoleName()
  return (
    <SelectField
      name="role"
      label={t('staff.role')}
      hint={t('staff.roleHint')}
      defaultValue={value}
      error={error}
    >
      {roles
        .filter(({ mayGive }) => mayGive)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {nameOf({ role: id, roleName: name })}
          </option>
        ))}
    </SelectField>
  )
}
