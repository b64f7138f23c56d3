import type { SessionUser } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useRef, useState } from 'react'

/**
 * The signed-in guest, known once the page runs. Calls `reload` when another guest signs in, or when a confirmed
 * address brings more bookings.
 */
export const useGuest = (reload: () => void): SessionUser | undefined => {
  const { session } = useHost()
  const [guest, setGuest] = useState<SessionUser>()
  const loadedFor = useRef<string>(undefined)
  useEffect(() => {
    const follow = () => setGuest(session.current())
    follow()
    return session.subscribe(follow)
  }, [session])
  useEffect(() => {
    if (!guest) return
    const now = `${guest.id} ${guest.emailConfirmed}`
    if (loadedFor.current !== undefined && loadedFor.current !== now) reload()
    loadedFor.current = now
  }, [guest, reload])
  return guest
}
