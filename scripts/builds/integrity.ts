import { createHash } from 'node:crypto'

/** Subresource integrity of a file, as browsers read it. */
export const integrityOf = (content: Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`
