/** A counted or measured value, with its limits. */
export interface Figure {
  what: string
  value: number
  unit?: 'ms' | 'MB' | 's'
  /** Required value; a figure without limits is only recorded. */
  exactly?: number
  atMost?: number
  atLeast?: number
}

export interface Torture {
  /** Seed of every random choice. */
  seed: number
  /** Seconds instead of minutes, and the API alone instead of the whole site. */
  isShort: boolean
  /** Duration of the load. */
  minutes: number
  /** An empty folder of this scenario. */
  dir: string
  say(line: string): void
}

/** A fault, and the figures that must hold under it. */
export interface Scenario {
  fault: string
  expected: string
  run(torture: Torture): Promise<Figure[]>
}

export const isHeld = ({ value, exactly, atMost, atLeast }: Figure): boolean =>
  (exactly === undefined || value === exactly) &&
  (atMost === undefined || value <= atMost) &&
  (atLeast === undefined || value >= atLeast)
