/** A running site of a test. */
export interface Site {
  /** Address of the site, with a trailing slash. */
  url: string
  dataDir: string
  pid: number
  /** Asks it to end and waits until it has; answers the exit code. Asking twice is fine. */
  stop(): Promise<number | null>
  /** Output of the site so far, both streams. */
  output(): string
}

/** Or what a site said that did not start. */
export type Started = Omit<Site, 'dataDir'> | { said: string }
