/** A running site of a test. */
export interface Site {
  /** Address of the site, with a trailing slash. */
  url: string
  dataDir: string
  pid: number
  /** Stops it and waits until it has ended; returns the exit code. May be called twice. */
  stop(): Promise<number | null>
  /** Output of the site so far, both streams. */
  output(): string
}

/** The output of a site that did not start. */
export type Started = Omit<Site, 'dataDir'> | { said: string }
