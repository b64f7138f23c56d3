/** One exact change of a source that breaks one promise of the product. Types and lint pass with it: tests must see it. */
export interface Fault {
  id: string
  /** What a visitor, a guest, the owner or a partner would meet. */
  what: string
  /** From the project's root. */
  file: string
  /** Stands exactly once in the file. */
  find: string
  replace: string
}
