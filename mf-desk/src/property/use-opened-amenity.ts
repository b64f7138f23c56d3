import type { StaffAmenity } from '@calm-rest/contract/staff'
import { useState } from 'react'

/**
 * Which amenity is changed, as it is now: others may change or choose it meanwhile. `begin` is the id of the one that is
 * open at first.
 */
export const useOpenedAmenity = (amenities: readonly StaffAmenity[], begin?: string) => {
  const [chosen, setOpened] = useState<StaffAmenity | 'new'>()
  const [isBegun, setBegun] = useState(begin !== undefined)
  const opened = chosen ?? (isBegun ? amenities.find(({ id }) => id === begin) : undefined)
  const first = opened === 'new' ? undefined : opened
  return {
    opened,
    /** Undefined of a new one. */
    amenity: amenities.find(({ id }) => id === first?.id) ?? first,
    open: setOpened,
    close: () => {
      setBegun(false)
      setOpened(undefined)
    },
  }
}
