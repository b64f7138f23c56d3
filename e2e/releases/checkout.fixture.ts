import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openPreviews } from '@calm-rest/releases'
import { type Site, temporaryFolder } from '@calm-rest/testing'

export const root = resolve(import.meta.dirname, '../..')
const left = ['.git', 'node_modules', 'data', 'screens', '.cache']

/**
 * Another team's checkout: a copy of this tree that links the installed packages, with its own workspaces among them.
 * Build output is left out unless asked for.
 */
export const checkOut = ({ built = false } = {}): string => {
  const folder = join(temporaryFolder('team'), 'calm-rest')
  mkdirSync(folder)
  const leftOut = built ? /\/node_modules$/ : /\/(dist|node_modules)$/
  for (const name of readdirSync(root)) {
    if (left.includes(name)) continue
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !leftOut.test(path) })
  }
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  // what a workspace has for itself, where another version stands above it
  for (const nested of globSync('{*,packages/*}/node_modules', { cwd: root }))
    symlinkSync(join(root, nested), join(folder, nested))
  return folder
}

/** Links every installed package; links to workspaces lead into the new tree. */
const linkPackages = (installed: string, modules: string) => {
  mkdirSync(join(modules, '@calm-rest'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name === '@calm-rest' || name === '.cache' || name.startsWith('.vite')) continue
    if (name === '.package-lock.json') cpSync(join(installed, name), join(modules, name))
    else symlinkSync(join(installed, name), join(modules, name))
  }
  for (const name of readdirSync(join(installed, '@calm-rest')))
    symlinkSync(readlinkSync(join(installed, '@calm-rest', name)), join(modules, '@calm-rest', name))
}

/** Runs `npm run release -- …` in a checkout, for a running site. Returns its output; throws where it fails. */
export const release = (folder: string, site: Site, ...args: string[]): string =>
  execFileSync(process.execPath, ['scripts/release.ts', ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: site.dataDir, SITE_URL: site.url, RELEASED_BY: 'ann' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const dayMs = 24 * 60 * 60 * 1000

/** Signed address of the site with a version, for a day: what `npm run release -- preview` prints. */
export const previewAddress = (site: Site, remote: string, version: string): string => {
  const previews = openPreviews(undefined, join(site.dataDir, 'releases'))
  return `${site.url}?${remote}=${previews.issue(remote, version, new Date(Date.now() + dayMs))}`
}

/** Output and exit code of a command that is refused. */
export const refusal = (folder: string, site: Site, ...args: string[]) => {
  try {
    return { exitCode: 0, said: release(folder, site, ...args) }
  } catch (cause) {
    const { status, stderr } = cause as { status: number; stderr: string }
    return { exitCode: status, said: stderr }
  }
}
