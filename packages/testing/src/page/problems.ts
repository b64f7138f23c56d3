import type { BrowserContext } from 'playwright-core'

export interface Problems {
  /** console.error, and what Chromium itself reports as an error (a resource that failed, a CSP violation). */
  errors: string[]
  warnings: string[]
  /** Uncaught exceptions. */
  uncaught: string[]
  /** Refused requests to third parties, by address. */
  foreign: string[]
}

/** A sign of a slow machine: unneeded preloads are found by files that are fetched twice. */
const lateUse = /was preloaded using link preload but not used within a few seconds/

/**
 * React renders anew where the HTML differs, and reports it as this error: an extension is not a fault of the
 * page.
 */
const writtenAnew = /Minified React error #418/

interface WatchOptions {
  /** Extensions change the HTML before a script runs. */
  isExtended?: boolean
}

export const watchProblems = (
  context: BrowserContext,
  { isExtended = false }: WatchOptions = {},
): Problems => {
  const problems: Problems = { errors: [], warnings: [], uncaught: [], foreign: [] }
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`
    if (message.type() === 'error') problems.errors.push(text)
    if (message.type() === 'warning' && !lateUse.test(text)) problems.warnings.push(text)
  })
  context.on('weberror', (error) => {
    const text = String(error.error().stack ?? error.error())
    if (!isExtended || !writtenAnew.test(text)) problems.uncaught.push(text)
  })
  context.on('request', (request) => {
    if (isForeign(request.url())) problems.foreign.push(request.url())
  })
  return problems
}

const isForeign = (address: string) => {
  const { protocol, hostname } = new URL(address)
  if (!/^(https?|wss?):$/.test(protocol)) return false
  return !/^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(hostname)
}

/** Clears all problems so far. */
export const withoutProblems = (problems: Problems) => {
  for (const found of Object.values(problems)) found.length = 0
}
