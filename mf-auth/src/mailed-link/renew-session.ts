import type { Failure } from '@calm-rest/contract/api'
import type { Host } from '@calm-rest/contract/widget'

/**
 * Reads the signed-in guest's account again: a mail's link may have confirmed the address, or ended the
 * sessions, which the host notices by the refused request.
 */
export const renewSession = async ({ api, session }: Host): Promise<void> => {
  if (!session.current()) return
  const account = await api.me.read()
  if (account.ok) session.changed(account.value)
}

/** The link was used or has expired: no try with it will ever work. */
export const isLinkDead = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.code === 'link_invalid'
