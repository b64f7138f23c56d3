import type { Publisher } from './statement.ts'

/** Accounts of GitHub's and GitLab's programs: the person who started one is not known. */
const program = /\[bot\]$|^(project|group)_\d+_bot(_|$)/

/** A person, as far as it is proven: a CI's issuer, the platform's word for a token, or the user of its machine. */
const personOf = ({ person, grant, by }: Publisher): string | undefined => {
  const name = (grant === undefined ? by : person)?.toLowerCase()
  return name !== undefined && program.test(name) ? undefined : name
}

/**
 * Whether an approver may be the publisher. Two tokens of a team are one person, unless the platform has named the holder
 * of each: who has one token of a team may have its others, too.
 */
export const maybeSamePerson = (publisher: Publisher, approver: Publisher): boolean => {
  if (publisher.grant !== undefined && publisher.grant === approver.grant) return true
  const { issuer, subject } = approver
  if (subject !== undefined && subject === publisher.subject && issuer === publisher.issuer) return true
  const publishing = personOf(publisher)
  const approving = personOf(approver)
  if (publishing !== undefined && approving !== undefined) return publishing === approving
  return publisher.by === approver.by || (publisher.team !== undefined && publisher.team === approver.team)
}
