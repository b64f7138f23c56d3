import { useSite } from './site.ts'

/** Signs the guest out by the same door that widgets use. */
export const useSignOut = () => {
  const { sessionPort } = useSite()
  return () => void sessionPort.signOut()
}
