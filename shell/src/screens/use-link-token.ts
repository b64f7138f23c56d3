import { useEffect, useState } from 'react'

/** As long as the shortest token of a mail, so that an anchor within a page (#main) is never taken for one. */
const tokenFragment = /^#([\w.-]{32,2048})$/

/**
 * The token of a link in a mail: undefined until the address was read, '' where it has none. It comes in the fragment,
 * which no server ever sees, and leaves the address at once: not to be copied with it, shown or kept in the history.
 */
export const useLinkToken = (): string | undefined => {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    setToken(takeToken() ?? '')
    // a second mail's link, opened in the same tab, loads no new page
    const readAgain = () => setToken((before) => takeToken() ?? before)
    addEventListener('hashchange', readAgain)
    return () => removeEventListener('hashchange', readAgain)
  }, [])
  return token
}

const takeToken = (): string | undefined => {
  const token = tokenFragment.exec(location.hash)?.[1]
  // the state is the router's and stays
  if (token) history.replaceState(history.state, '', location.pathname + location.search)
  return token
}
