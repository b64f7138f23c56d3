import type { Host } from '@calm-rest/contract/widget'

/**
 * What a mail's link changed may concern whoever is signed in here: their address is confirmed now, or their sessions
 * have ended, which the host finds out by asking.
 */
export const renewSession = async ({ api, session }: Host): Promise<void> => {
  if (!session.current()) return
  const account = await api.me.read()
  if (account.ok) session.changed(account.value)
}
