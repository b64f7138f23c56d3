import type { Role } from '@calm-rest/contract/staff'
import { Badge } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

const tones = { owner: 'sun', desk: 'sea', housekeeping: 'tea' } as const satisfies Record<Role, string>

/** A role in its colour. */
export const RoleBadge = ({ role }: { role: Role }) => {
  const { t } = useTranslation()
  return <Badge tone={tones[role]}>{t(`role.${role}`)}</Badge>
}
