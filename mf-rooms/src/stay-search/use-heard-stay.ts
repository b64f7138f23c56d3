import type { StaySearch } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useLayoutEffect, useState } from 'react'

/** The stay that was chosen last on another screen or in another remote; undefined where none was. */
export const useHeardStay = (): StaySearch | undefined => {
  const { events } = useHost()
  const [stay, setStay] = useState<StaySearch>()
  // before the first paint, so that nobody sees the fields change
  useLayoutEffect(() => events?.on('stay-chosen@1', setStay), [events])
  return stay
}
