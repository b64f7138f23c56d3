import { type Role, roles } from '@calm-rest/contract/staff'
import { SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

interface RoleFieldProps {
  /** To begin with. */
  value: Role
  error: string | undefined
}

/** The role of a member, by the name `role`. */
export const RoleField = ({ value, error }: RoleFieldProps) => {
  const { t } = useTranslation()
  return (
    <SelectField
      name="role"
      label={t('staff.role')}
      hint={t('staff.roleHint')}
      defaultValue={value}
      error={error}
    >
      {roles.map((one) => (
        <option key={one} value={one}>
          {t(`role.${one}`)}
        </option>
      ))}
    </SelectField>
  )
}
