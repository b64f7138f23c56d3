/** How much a client has to compute for a booking beyond the caps of nights. */
export interface ProofOfWork {
  /** Mean number of keys of the least proof; a multiple of it for a network that has booked much. */
  leastWork: number
  /** Rounds of PBKDF2 for each key. */
  cost: number
}

/** Four million rounds: about a second on a desktop, some seconds on a phone. */
export const defaultProofOfWork: ProofOfWork = { leastWork: 400, cost: 10_000 }
