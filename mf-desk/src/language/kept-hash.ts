let kept = ''

/** Keeps the fragment of a one-time link, which the address loses at once, for the same page in another language. */
export const keepHash = (hash: string): void => {
  kept = hash
}

/** The kept fragment, `#invite=…`; empty if there is none. */
export const keptHash = (): string => kept
