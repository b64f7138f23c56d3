/**
 * As long as the shortest token of a mail, so that an anchor within a page (#main) is never taken for one. What a mail
 * program took along from the end of a sentence is not part of it, encoded or not.
 */
const tokenFragment = /^#([\w.-]{31,2047}[\w-])(?:[^\w%-]|%..)*$/

interface Taken {
  pathname: string
  token: string
}

let taken: Taken | undefined

/** Tokens that a tab stores, each under the name that the history's entry of its page has. */
const prefix = 'calm-rest-link-'

/** A booking's page outlives a reload, Back and a discarded tab; other links do one thing, and end with the page. */
const isLasting = (pathname: string) => /^\/booking\/?$/i.test(pathname)

/** Storage may be switched off: the page then has its token as long as it lives. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/**
 * Takes the token of a link out of the address, where no server has seen it and nobody shall: not a copied address, the
 * history, nor a script of the page. For the very start of the page, before any other script runs.
 */
export const takeLinkToken = (): void => {
  const token = tokenOf(location.hash)
  if (!token) return
  taken = { pathname: location.pathname, token }
  // the state is the router's and stays
  history.replaceState(history.state, '', location.pathname + location.search)
  store(taken)
}

/** The token in a fragment. */
export const tokenOf = (hash: string): string | undefined => tokenFragment.exec(hash)?.[1]

/** The token that came with this path: of this entry of the history, where that has one. */
export const linkTokenFor = (pathname: string): string | undefined => {
  const stored = isLasting(pathname) && attempt(() => sessionStorage.getItem(prefix + history.state?.link))
  if (stored) return stored
  if (taken?.pathname !== pathname) return undefined
  store(taken)
  return taken.token
}

/** Deletes the tokens of all pages of this tab. */
export const forgetLinkTokens = (): void => {
  taken = undefined
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
}

/** In the storage of the tab, which no other tab reads; the entry of the history has its name alone. */
const store = ({ pathname, token }: Taken) => {
  if (!isLasting(pathname)) return
  attempt(() => {
    const link = Math.random()
    sessionStorage.setItem(prefix + link, token)
    history.replaceState({ ...history.state, link }, '')
  })
}
