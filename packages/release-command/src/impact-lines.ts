import type { Subject, SubjectUser } from '@calm-rest/releases'

const lineOf = ({ remote, version, channel, percent, role, breaks }: SubjectUser) =>
  [
    `  ${remote.padEnd(24)}`,
    version.padEnd(16),
    (percent === undefined ? channel : `${channel} ${percent} %`).padEnd(14),
    `${role}${breaks ? ': breaks without it' : ''}`,
  ].join('')

/** The users of a subject, one a line. */
export const impactLines = (subject: Subject, usedBy: readonly SubjectUser[]): string =>
  usedBy.length === 0
    ? `${subject}: no release uses it`
    : [
        `${subject}: ${usedBy.filter(({ breaks }) => breaks).length} of ${usedBy.length} releases break without it`,
        ...usedBy.map(lineOf),
      ].join('\n')
