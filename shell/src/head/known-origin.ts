/**
 * Origin under which the world knows the site, as the server wrote it into the head; asked for at the start, before
 * another screen writes its own.
 */
export const knownOrigin = (): string =>
  new URL(document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href).origin
