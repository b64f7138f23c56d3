import type { Backend, LoadInput } from '@calm-rest/contract/widget'
import { useMemo } from 'react'
import { askedAsGuest } from './as-guest.ts'
import { useHost } from './host-context.ts'
import { ownBackend } from './own-backend.ts'
import { openBackend } from './request-backend.ts'

/** A backend that the release declares, for `load` and `submit`: `backendOf(input, 'orders')`. */
export const backendOf = (input: Pick<LoadInput<object>, 'backend'>, name: string): Backend =>
  openBackend(input, ownBackend, name)

/** The same for a view. It can also ask as the guest. */
export const useBackend = (name: string): Backend => {
  const host = useHost()
  return useMemo(
    // a test has a way of its own, with its guests
    () => host.backend?.(name) ?? askedAsGuest(ownBackend(name), name, host.guestToken),
    [host, name],
  )
}
