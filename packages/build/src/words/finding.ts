/** A fault of words at one place. */
export interface WordFinding {
  /** Path from the project's root, with forward slashes. */
  file: string
  line?: number
  /** The word or file that is wrong. */
  what: string
  /** Why it is wrong and, where it helps, what to do. */
  why: string
}
