/**
 * An action of the owner that cannot be done: the message says in plain words why, and what to do instead. Nothing has
 * changed.
 */
export class ActionRefused extends Error {
  override name = 'ActionRefused'
}
