/** Who acted, as the history of a remote has it. */
interface ActorFacts {
  by: string
  person?: string | undefined
  grant?: string | undefined
}

/** The person, if it is known, with the team and the grant: `ann, @calm-rest/spa (token 3f2a9c01b7de)`. */
export const actorText = ({ by, person, grant }: ActorFacts): string => {
  // a CI's `by` begins with the person
  const isNamed = person === undefined || by === person || by.startsWith(`${person}, `)
  return `${isNamed ? by : `${person}, ${by}`}${grant ? ` (${grant})` : ''}`
}
