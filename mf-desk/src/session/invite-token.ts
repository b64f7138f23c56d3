/** What a mail program took along from the end of a sentence is not part of it. */
const pattern = /^#invite=([\w-]{43})(?:[^\w%-]|%..)*$/

/** Takes the token of a one-time link out of the address, where it would stay in the history. */
export const takeInviteToken = (): string | undefined => {
  const token = pattern.exec(location.hash)?.[1]
  // the state is the router's and stays
  if (token) history.replaceState(history.state, '', location.pathname + location.search)
  return token
}
