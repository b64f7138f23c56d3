// results that the long API checks (api/src/testing/model) print for the lab, which starts them

/** Result of running stories on the engine and its model. */
export interface EngineCheck {
  stories: number
  requests: number
  bookings: number
  /** The shortest story in which engine and model differ, and the difference. */
  counterexample: string | undefined
}

/** Result of random actions of two front desks, the site, a partner's page and the command line. */
export interface DesksCheck {
  steps: number
  days: number
  booked: number
  fromPartner: number
  written: number
  /** Writes based on an outdated version; each was refused with the new state. */
  stale: number
  /** Pairs of simultaneous writes to one stay, of which one succeeded. */
  duels: number
  refused: number
  /** Events that a third phone received, and the streams that it used. */
  heard: number
  streams: number
  /** The first step after which something was lost, and the difference. */
  counterexample: string | undefined
}
