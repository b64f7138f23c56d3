import type { Backend, LoadInput, OpenBackend } from '@calm-rest/contract/widget'
import { useHost } from './host-context.ts'
import { openBackend } from './request-backend.ts'

/** A render has no network: without a host that passes requests on, each fails. */
const none: OpenBackend = () => ({ fetch: () => Promise.reject(new TypeError('There is no backend here')) })

/** `backendOf` on a server. */
export const backendOf = (input: Pick<LoadInput<object>, 'backend'>, name: string): Backend =>
  openBackend(input, none, name)

/** `useBackend` on a server. */
export const useBackend = (name: string): Backend => openBackend(useHost(), none, name)
