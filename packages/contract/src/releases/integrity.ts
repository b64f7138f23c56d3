import { createHash } from 'node:crypto'

/** Subresource integrity of a file, as release.json names it and browsers read it. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
