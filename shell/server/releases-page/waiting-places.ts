import type { WaitingVersion } from '@calm-rest/releases'

/** A version in the gate's queue. */
export interface WaitingPlace extends WaitingVersion {
  /** From 1. */
  place: number
}

/** The versions of one remote in the gate's queue. */
export const waitingPlaces = (queue: readonly WaitingVersion[], remote: string): WaitingPlace[] =>
  queue.map((one, index) => ({ ...one, place: index + 1 })).filter((one) => one.remote === remote)
