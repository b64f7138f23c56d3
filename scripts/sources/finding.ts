/** A fault that a check found at one place. */
export interface Finding {
  /** Path from the project's root, with forward slashes. */
  file: string
  line?: number
  /** The import, word or file that is wrong. */
  what: string
  /** Why it is wrong and, where it helps, what to do. */
  why: string
}

/** Result of a check. One that has seen nothing counts as failed: see scripts/checks. */
export interface Report {
  findings: Finding[]
  /** Number of things looked at, by kind, for example `{ files: 80, imports: 210 }`. */
  seen: Record<string, number>
}

export const formatFinding = ({ file, line, what, why }: Finding) =>
  `${file}${line === undefined ? '' : `:${line}`}  ${what}  ${why}`
