import type { StaffAmenity } from '@calm-rest/contract/staff'
import { useState } from 'react'

/** Which amenity is changed, as it is now: others may change or choose it meanwhile. */
export const useOpenedAmenity = (amenities: readonly StaffAmenity[]) => {
  const [opened, setOpened] = useState<StaffAmenity | 'new'>()
  const first = opened === 'new' ? undefined : opened
  return {
    opened,
    /** Undefined of a new one. */
    amenity: amenities.find(({ id }) => id === first?.id) ?? first,
    open: setOpened,
    close: () => setOpened(undefined),
  }
}
