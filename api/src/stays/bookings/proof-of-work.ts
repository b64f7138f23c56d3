/** Work of a client for a booking beyond the caps of nights. */
export interface ProofOfWork {
  /** Mean number of keys of the least proof. A network that has booked much needs a multiple of it. */
  leastWork: number
  /** PBKDF2 rounds for each key. */
  cost: number
}

/** Four million rounds: about a second on a desktop, some seconds on a phone. */
export const defaultProofOfWork: ProofOfWork = { leastWork: 400, cost: 10_000 }
