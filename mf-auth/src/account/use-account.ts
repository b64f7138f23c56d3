import type { Account } from '@calm-rest/contract/api'
import type { SessionUser } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useState } from 'react'

/**
 * The current account. Reports changes to the host's session: a changed name, an address that was confirmed
 * elsewhere.
 */
export const useAccount = (loaded: Account) => {
  const { session } = useHost()
  // newer than the loaded account, until another is loaded
  const [newer, setNewer] = useState({ than: loaded, account: loaded })
  const account = newer.than === loaded ? newer.account : loaded
  useEffect(() => {
    const known = session.current()
    const user = toSessionUser(account)
    if (known?.id === user.id && JSON.stringify(toSessionUser(known)) !== JSON.stringify(user))
      session.changed(user)
  }, [account, session])
  return { account, changed: (next: Account) => setNewer({ than: loaded, account: next }) }
}

/** The fields of an account that the session of the page holds. */
const toSessionUser = (user: SessionUser): SessionUser => {
  const { id, firstName, lastName, email, country, emailConfirmed } = user
  return { id, firstName, lastName, email, country, emailConfirmed }
}
