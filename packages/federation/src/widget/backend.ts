import type { Backend, LoadInput } from '@calm-rest/contract/widget'
import { useMemo } from 'react'
import { useHost } from './host-context.ts'
import { ownBackend } from './own-backend.ts'
import { openBackend } from './request-backend.ts'

/** A backend that the release declares, for `load` and `submit`: `backendOf(input, 'orders')`. */
export const backendOf = (input: Pick<LoadInput<object>, 'backend'>, name: string): Backend =>
  openBackend(input, ownBackend, name)

/** The same for a view. */
export const useBackend = (name: string): Backend => {
  const host = useHost()
  return useMemo(() => openBackend(host, ownBackend, name), [host, name])
}
