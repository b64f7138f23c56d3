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

/**
 * Takes the token of a mail's link out of the address, where no server has seen it and nobody shall: not a copied
 * address, the history, nor a script of the page. For the very start of the page, before any other script runs.
 */
export const takeLinkToken = (): void => {
  const token = tokenFragment.exec(location.hash)?.[1]
  if (!token) return
  taken = { pathname: location.pathname, token }
  // the state is the router's and stays
  history.replaceState(history.state, '', location.pathname + location.search)
}

/** The token that came with this path, while the page lives; it is stored nowhere else. */
export const linkTokenFor = (pathname: string): string | undefined =>
  taken?.pathname === pathname ? taken.token : undefined
