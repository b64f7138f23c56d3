import type { Host } from '@calm-rest/contract/widget'
import { createContext, useContext } from 'react'

export const HostContext = createContext<Host | undefined>(undefined)

/** The host of this widget. */
export const useHost = (): Host => {
  const host = useContext(HostContext)
  if (!host)
    throw new Error('useHost needs a widget around it. Did you forget to mount it through defineWidget?')
  return host
}
