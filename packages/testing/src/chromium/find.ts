import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { installFromDebian } from '../debian.ts'
import { installedCandidates, shellCandidates } from './candidates.ts'

interface FindOptions {
  env?: { [Name in 'CHROME_PATH' | 'CHROME_HEADLESS_PATH' | 'PATH']?: string | undefined }
  /** Possible paths of an installed one. */
  candidates?: readonly string[]
  /** Returns whether it installed one; by default Debian's package, if the user is root. */
  install?: () => boolean
}

/**
 * Path of a Chromium that starts: CHROME_PATH, an installed one, Playwright's own, or Debian's package if the
 * user is root. Throws a message for people if there is none.
 */
export const findChromium = (options: FindOptions = {}): string => {
  const env = options.env ?? process.env
  const said = saidBy(env, 'CHROME_PATH')
  if (said) return said
  const candidates = options.candidates ?? [...installedCandidates(env.PATH), chromium.executablePath()]
  const found = firstOf(candidates, options.install ?? (() => installFromDebian('chromium')))
  if (found) return found
  throw new Error(
    'No Chromium was found. Install Chromium or Chrome, or set CHROME_PATH to one ' +
      '(Debian: apt-get install chromium; anywhere: npx playwright-core install chromium).',
  )
}

/**
 * Path of Chromium's headless shell: CHROME_HEADLESS_PATH, an installed one, or Debian's package if the user
 * is root. It is the same engine without the window around a page, whose opening takes most of the work.
 * Undefined if there is none, or if CHROME_PATH names a browser.
 */
export const findHeadlessShell = (options: FindOptions = {}): string | undefined => {
  const env = options.env ?? process.env
  const said = saidBy(env, 'CHROME_HEADLESS_PATH')
  if (said || env.CHROME_PATH) return said
  const candidates = options.candidates ?? shellCandidates(env.PATH)
  return firstOf(candidates, options.install ?? (() => installFromDebian('chromium-headless-shell')))
}

const saidBy = (env: NonNullable<FindOptions['env']>, name: 'CHROME_PATH' | 'CHROME_HEADLESS_PATH') => {
  const path = env[name]
  if (!path || starts(path)) return path
  throw new Error(`${name} says ${path}, but no Chromium starts there.`)
}

const firstOf = (candidates: readonly string[], install: () => boolean) =>
  candidates.find(starts) ?? (install() ? candidates.find(starts) : undefined)

/** An existing file is not enough: Ubuntu's chromium-browser is a script that asks for a snap. */
const starts = (path: string) => {
  if (!existsSync(path)) return false
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /chrom/i.test(stdout)
}
