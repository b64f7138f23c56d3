import { useMemo } from 'react'
import { createSessionPort } from './session-port.ts'
import { useSite } from './site.ts'

/** Signs the guest out by the same door that widgets use. */
export const useSignOut = () => {
  const { api, session } = useSite()
  return useMemo(() => {
    const port = createSessionPort(session, api)
    return () => void port.signOut()
  }, [api, session])
}
