import { trustedAddress } from '@calm-rest/federation/trusted-address'

/**
 * Registers the service worker of the desk, so that it opens without a network. Its address stays while releases come
 * and go. Where there is none (a preview, a dev server, plain HTTP), the desk goes on without.
 */
export const installApp = (): void => {
  if (!('serviceWorker' in navigator) || !location.pathname.startsWith('/desk/')) return
  navigator.serviceWorker.register(trustedAddress('/desk/worker.js'), { scope: '/desk' }).catch(() => {})
}
