/** It cannot be done, and nobody's house has changed; the message says why, and what to do. */
export class CopyRefused extends Error {
  override name = 'CopyRefused'
}
