/** One exact change of a source that breaks one promise of the product. Types and lint pass with it: tests must see it. */
export interface Fault {
  id: string
  /** What a visitor, a guest, the owner or a partner would meet. */
  what: string
  /** The file of tests that holds the promise, of those that `npm test` runs; asked first. */
  test: string
  /** From the project's root. */
  file: string
  /** Stands exactly once in the file. */
  find: string
  replace: string
}
