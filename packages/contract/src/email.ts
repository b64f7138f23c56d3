/**
 * An address as its owner means it, however it was typed or pasted: full-width signs and the Chinese full stop are those
 * of ASCII, and invisible signs are none. Spaces within stay, and make it invalid.
 */
export const cleanEmail = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .replaceAll('。', '.')
    .trim()

/** Whether it could be an address. The server reads the domain as well, with tables that no page carries. */
export const isEmailShaped = (typed: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(cleanEmail(typed))

/** Link that writes to an address; its local part may hold what begins a query, like `?`. */
export const mailtoLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
