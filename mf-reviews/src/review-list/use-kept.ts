import type { Loaded } from '@calm-rest/federation/widget'
import { useRef } from 'react'

/** The data on the page: that of before while other data loads, so that nothing moves and the focus stays. */
export const useKept = <Data>(loaded: Loaded<Data>): Data | undefined => {
  const kept = useRef<Data>(undefined)
  if (loaded.status === 'ready') kept.current = loaded.data
  return loaded.status === 'failed' ? undefined : kept.current
}
