/**
 * Normalises a typed or pasted address: full-width signs and the Chinese full stop become ASCII, and
 * invisible signs are removed. Spaces within the address stay and make it invalid.
 */
export const cleanEmail = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replaceAll('。', '.')
    .trim()

/**
 * Whether the text is shaped like an address. The server also checks the domain, with tables that are too
 * large for a page.
 */
export const isEmailShaped = (typed: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(cleanEmail(typed))

/** A `mailto:` link to the address. The local part is escaped, since it may hold signs such as `?`. */
export const mailtoLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
