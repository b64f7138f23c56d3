import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { installFromDebian } from '../debian.ts'
import { installedCandidates } from './candidates.ts'

interface FindOptions {
  env?: { CHROME_PATH?: string | undefined; PATH?: string | undefined }
  /** Where an installed one may be. */
  candidates?: readonly string[]
  /** Answers whether it installed one; by default Debian's package, where the user is root. */
  install?: () => boolean
}

/**
 * Path of a Chromium that starts: CHROME_PATH, else an installed one, else Playwright's own, else Debian's package
 * where the user is root. Throws a message for people where there is none.
 */
export const findChromium = (options: FindOptions = {}): string => {
  const env = options.env ?? process.env
  if (env.CHROME_PATH) {
    if (starts(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH says ${env.CHROME_PATH}, but no Chromium starts there.`)
  }
  const candidates = options.candidates ?? [...installedCandidates(env.PATH), chromium.executablePath()]
  const found = candidates.find(starts)
  if (found) return found
  const install = options.install ?? (() => installFromDebian('chromium'))
  const installed = install() ? candidates.find(starts) : undefined
  if (installed) return installed
  throw new Error(
    'No Chromium was found. Install Chromium or Chrome, or set CHROME_PATH to one ' +
      '(Debian: apt-get install chromium; anywhere: npx playwright-core install chromium).',
  )
}

/** A file alone is not enough: Ubuntu's chromium-browser is a script that asks for a snap. */
const starts = (path: string) => {
  if (!existsSync(path)) return false
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /chrom/i.test(stdout)
}
