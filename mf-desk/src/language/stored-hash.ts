let stored = ''

/** Stores the fragment of a one-time link, which the address loses at once, for the same page in another language. */
export const storeHash = (hash: string): void => {
  stored = hash
}

/** The stored fragment, `#invite=…`; empty if there is none. */
export const storedHash = (): string => stored
