/**
 * Number of interactions for which one may be slower than the reported value: the rule of Interaction to Next
 * Paint.
 */
const interactionsForOneOut = 50

/** The browser's entry for one event of an interaction. */
interface InteractionEvent {
  /** The same for all events of one press or key; 0 for other events. */
  interactionId: number
  /** From the event until the next paint, in milliseconds. */
  duration: number
  slot: string | undefined
}

/** Interactions of a page by the slot that they were in (https://web.dev/articles/inp). */
export const createInteractions = () => {
  const interactions = new Map<number, { slot: string | undefined; ms: number }>()
  return {
    add: ({ interactionId, duration, slot }: InteractionEvent) => {
      if (!interactionId) return
      const known = interactions.get(interactionId)
      // the pressed element may be gone by its last event
      interactions.set(interactionId, {
        slot: known?.slot ?? slot,
        ms: Math.max(known?.ms ?? 0, duration),
      })
    },
    /** Interaction to Next Paint of a slot, in milliseconds; undefined where nobody did anything there. */
    inpOf: (wanted: string): number | undefined => {
      const slowest = [...interactions.values()]
        .filter(({ slot }) => slot === wanted)
        .map(({ ms }) => ms)
        .sort((a, b) => b - a)
      return slowest[Math.floor(slowest.length / interactionsForOneOut)]
    },
  }
}
