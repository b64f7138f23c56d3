/** A photograph or a wish that cannot be taken; the message is for the owner, in plain words. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused'
}
