import type { Account } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useState } from 'react'
import { toSessionUser } from './to-session-user.ts'

/** The account as it is now. The host is told what it does not know yet: a new name, an address confirmed elsewhere. */
export const useAccount = (loaded: Account) => {
  const { session } = useHost()
  // newer than what was loaded, until something else is loaded
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
