import type { StaffLook } from '@calm-rest/contract/staff'

export interface LookProps {
  look: StaffLook
  reload: () => Promise<void>
}
