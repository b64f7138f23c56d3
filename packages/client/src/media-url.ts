/** Addresses of pictures; `origin` is '' on the site's own pages. */
export const mediaUrlOf = (origin: string) => (path: string) =>
  origin === '' ? path : new URL(path, origin).href
