import { useEffect, useState } from 'react'
import { linkTokenFor, takeLinkToken } from '../site/link-token.ts'

/** The token of the mail's link that led to this screen: undefined until that is known, '' where it has none. */
export const useLinkToken = (): string | undefined => {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const read = () => {
      // a second mail's link, opened in the same tab, loads no new page
      takeLinkToken()
      setToken(linkTokenFor(location.pathname) ?? '')
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return token
}
