/** Actor of a change: a person or an automatic process; over HTTPS also the grant that allowed it, and its person if known. */
export type Actor = string | { by: string; grant: string; person?: string | undefined }

/** The actor in the form of the history. */
export const actorFacts = (actor: Actor) => (typeof actor === 'string' ? { by: actor } : actor)
