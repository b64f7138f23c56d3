import type { ApiAnswer } from './engine.ts'
import type { Model, Outcome } from './model.ts'

/** One of several concurrent actions: its answer, and the model's transition. */
export interface AnsweredAction {
  what: string
  answered: ApiAnswer
  inModel: (model: Model) => [Model, Outcome]
}

/** References of bookings, by their number in the model. */
export type References = readonly string[]

export interface Explanation {
  model: Model
  references: References
}

/** Matches an answer with an outcome. A booking that is new to the model gets the reference of the answer. */
const match = (answered: ApiAnswer, outcome: Outcome, references: References): References | undefined => {
  if ('refused' in outcome)
    return 'refused' in answered && answered.refused === outcome.refused ? references : undefined
  if ('cancelled' in outcome) {
    const isSame = 'cancelled' in answered && answered.cancelled === references[outcome.cancelled]
    return isSame && answered.refund === outcome.refund ? references : undefined
  }
  if (!('booked' in answered)) return undefined
  const known = references[outcome.booked]
  if (known === undefined)
    return references.includes(answered.booked) ? undefined : [...references, answered.booked]
  return known === answered.booked ? references : undefined
}

/**
 * Finds an order, one after another, in which the model gives every received answer and ends in a state that `is`
 * accepts; undefined without one.
 */
export const explain = (
  all: readonly AnsweredAction[],
  from: Explanation,
  is: (end: Explanation) => boolean,
): Explanation | undefined => {
  if (all.length === 0) return is(from) ? from : undefined
  for (const [i, one] of all.entries()) {
    const [model, outcome] = one.inModel(from.model)
    const references = match(one.answered, outcome, from.references)
    const rest = references && explain(all.toSpliced(i, 1), { model, references }, is)
    if (rest) return rest
  }
  return undefined
}
