/** Who acts: a person, or what acts by itself; over HTTPS also the grant that allowed it. */
export type Actor = string | { by: string; grant: string }

/** As in the history of a remote. */
export const actorFacts = (actor: Actor) => (typeof actor === 'string' ? { by: actor } : actor)
