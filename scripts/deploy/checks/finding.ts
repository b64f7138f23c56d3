/** What a check found. `problem`: the site will not work; `warning`: it works, and something should be done. */
export interface Finding {
  /** Name of the check, as in the docs. */
  check:
    | 'name'
    | 'ports'
    | 'mail'
    | 'clock'
    | 'disk'
    | 'memory'
    | 'engine'
    | 'certificate'
    | 'image'
    | 'settings'
  level: 'ok' | 'warning' | 'problem'
  /** One plain sentence, with what to do. */
  says: string
}

export const report =
  (check: Finding['check'], level: Finding['level']) =>
  (says: string): Finding => ({ check, level, says })

const marks = { ok: 'ok      ', warning: 'warning ', problem: 'PROBLEM ' }

/** One line for each finding. */
export const printed = (findings: readonly Finding[]): string =>
  findings.map(({ check, level, says }) => `${marks[level]} ${check.padEnd(11)} ${says}`).join('\n')
