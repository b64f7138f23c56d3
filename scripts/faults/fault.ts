/** One exact change of a source that breaks one promise of the product. Types and lint pass with it: tests must see it. */
export interface Fault {
  id: string
  /** Effect on a visitor, a guest, the owner or a partner. */
  what: string
  /** Test file that covers the promise, one that `npm test` runs; it runs first. */
  test: string
  /** Path from the project's root. */
  file: string
  /** Text to replace; it occurs exactly once in the file. */
  find: string
  replace: string
}
