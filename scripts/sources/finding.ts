/** Something a check has to say about one place. */
export interface Finding {
  /** From the project's root, with forward slashes. */
  file: string
  line?: number
  /** What is there. */
  what: string
  /** Why that is wrong, and where it helps, what to do. */
  why: string
}

/** What a check saw. One that saw nothing is blind, not content. */
export interface Report {
  findings: Finding[]
  /** What was looked at, by kind, for example `{ files: 80, imports: 210 }`. */
  seen: Record<string, number>
}

export const formatFinding = ({ file, line, what, why }: Finding) =>
  `${file}${line === undefined ? '' : `:${line}`}  ${what}  ${why}`
