import { type HeldRole, isPreset, type Role } from '@calm-rest/contract/staff'
import { Badge } from '@calm-rest/ui'
import { useRoleName } from '../parts/use-role-name.ts'

const tones = {
  owner: 'sun',
  desk: 'sea',
  housekeeping: 'tea',
  accounts: 'sand',
  night: 'dusk',
} as const satisfies Record<Role, string>

/** A role in its colour. */
export const RoleBadge = ({ held }: { held: HeldRole }) => {
  const nameOf = useRoleName()
  return <Badge tone={isPreset(held.role) ? tones[held.role] : 'sand'}>{nameOf(held)}</Badge>
}
