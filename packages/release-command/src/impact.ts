import { type Answer, nearest, WrongUse } from '@calm-rest/command'
import {
  type BackendsFile,
  type FlagsFile,
  impactOf,
  knownSubjects,
  type ReleaseStore,
  type Subject,
  type SubjectUser,
} from '@calm-rest/releases'

interface ImpactDeps {
  store: ReleaseStore
  backends: BackendsFile
  flags: FlagsFile
}

/** Throws `WrongUse` with the nearest names for a subject that nothing names: 'no release uses it' would be misread. */
const assertKnown = (subject: Subject, deps: ImpactDeps): void => {
  const known = knownSubjects(deps)
  if (known.has(subject)) return
  const kind = subject.slice(0, subject.indexOf(':'))
  const near = nearest(
    subject,
    [...known].filter((one) => one.startsWith(`${kind}:`)),
  )
  throw new WrongUse(
    `No ${kind} is known as '${subject.slice(kind.length + 1)}'. ${near.length > 0 ? `The nearest: ${near.join(', ')}.` : `No ${kind} is known at all.`}`,
  )
}

const lineOf = ({ remote, version, channel, percent, role, breaks }: SubjectUser) =>
  [
    `  ${remote.padEnd(24)}`,
    version.padEnd(16),
    (percent === undefined ? channel : `${channel} ${percent} %`).padEnd(14),
    `${role}${breaks ? ': breaks without it' : ''}`,
  ].join('')

const linesOf = (subject: Subject, usedBy: readonly SubjectUser[]): string =>
  usedBy.length === 0
    ? `${subject}: no release uses it`
    : [
        `${subject}: ${usedBy.filter(({ breaks }) => breaks).length} of ${usedBy.length} releases break without it`,
        ...usedBy.map(lineOf),
      ].join('\n')

/** Who uses a subject, one release a line. */
export const impact = (subject: Subject, deps: ImpactDeps): Answer => {
  assertKnown(subject, deps)
  const usedBy = impactOf(deps.store, subject)
  return { text: linesOf(subject, usedBy), json: { subject, usedBy } }
}
