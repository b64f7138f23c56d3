// what the long checks of the API against its models (api/src/testing/model) print for the lab, which starts them

/** What came of telling stories to the engine and to its model. */
export interface EngineCheck {
  stories: number
  requests: number
  bookings: number
  /** The shortest story in which engine and model part, and how. */
  counterexample: string | undefined
}

/** What came of two desks, the site, a partner's page and the command line at random. */
export interface DesksCheck {
  steps: number
  days: number
  booked: number
  fromPartner: number
  written: number
  /** Writes on what somebody else had changed meanwhile; each was refused with what was new. */
  stale: number
  /** Pairs of writes at the same moment on the same stay, of which one was done. */
  duels: number
  refused: number
  /** Events that a third phone heard, and the streams that it took. */
  heard: number
  streams: number
  /** The first step after which something was lost, and how. */
  counterexample: string | undefined
}
