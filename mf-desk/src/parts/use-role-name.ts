import { type HeldRole, isPreset } from '@calm-rest/contract/staff'
import { useTranslation } from 'react-i18next'

/** Names a role: a composed one as its composer wrote it. */
export const useRoleName = (): ((held: HeldRole) => string) => {
  const { t } = useTranslation()
  return ({ role, roleName }) => roleName ?? t(`role.${isPreset(role) ? role : 'none'}`)
}
