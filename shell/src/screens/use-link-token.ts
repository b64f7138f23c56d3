import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { linkTokenFor, takeLinkToken, tokenOf } from '../site/link-token.ts'

/** The token of the link that led to this screen: undefined until that is known, '' where it has none. */
export const useLinkToken = (): string | undefined => {
  const { hash, key } = useLocation()
  // known at once on the way from another screen; the first screen of a page is the server's, which knows none
  const [token, setToken] = useState(() => tokenOf(hash))
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry of the history has a token of its own
  useEffect(() => {
    const read = () => {
      // a second mail's link, opened in the same tab, loads no new page
      takeLinkToken()
      setToken(linkTokenFor(location.pathname) ?? '')
    }
    read()
    addEventListener('hashchange', read)
    // two mails opened in one tab are two entries that the router has no keys for
    addEventListener('popstate', read)
    return () => {
      removeEventListener('hashchange', read)
      removeEventListener('popstate', read)
    }
  }, [key])
  return token
}

/** Props of a widget that a link opens; undefined until its token is known. */
export const useLinkProps = () => {
  const token = useLinkToken()
  return useMemo(() => (token === undefined ? undefined : { token }), [token])
}
