/** Something that was counted or measured, and what it has to be. */
export interface Figure {
  what: string
  value: number
  unit?: 'ms' | 'MB' | 's'
  /** Has to be this; other figures are for the record. */
  exactly?: number
  atMost?: number
  atLeast?: number
}

export interface Torture {
  /** Of every random choice; the same seed makes the same choices. */
  seed: number
  /** Seconds instead of minutes, on the API alone instead of the whole site. */
  isShort: boolean
  /** How long the load lasts. */
  minutes: number
  /** Empty, and this scenario's own. */
  dir: string
  say(line: string): void
}

/** One fault and what has to hold under it. */
export interface Scenario {
  fault: string
  expected: string
  run(torture: Torture): Promise<Figure[]>
}

export const isHeld = ({ value, exactly, atMost, atLeast }: Figure): boolean =>
  (exactly === undefined || value === exactly) &&
  (atMost === undefined || value <= atMost) &&
  (atLeast === undefined || value >= atLeast)
