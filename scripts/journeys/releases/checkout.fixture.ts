import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Site, temporaryFolder } from '@calm-rest/testing'

export const root = resolve(import.meta.dirname, '../../..')

/** Another team's checkout: this tree without what was built, with the packages that are installed here. */
export const checkOut = (): string => {
  const folder = join(temporaryFolder('team'), 'calm-rest')
  mkdirSync(folder)
  for (const name of readdirSync(root)) {
    if (['.git', 'node_modules', 'data', 'screens', '.cache'].includes(name)) continue
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules)$/.test(path),
    })
  }
  linkPackages(folder)
  return folder
}

/** Packages of others are those of this tree, ours are the checkout's own. */
const linkPackages = (folder: string) => {
  const [installed, linked] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(linked, '@calm-rest'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== '@calm-rest') symlinkSync(join(installed, name), join(linked, name))
  }
  for (const name of readdirSync(join(installed, '@calm-rest'))) {
    // relative, as npm writes it: from node_modules/@calm-rest to the workspace
    symlinkSync(readlinkSync(join(installed, '@calm-rest', name)), join(linked, '@calm-rest', name))
  }
}

/** `npm run release -- …` in a checkout, for a running site. Answers what it prints; throws where it fails. */
export const release = (folder: string, site: Site, ...args: string[]): string =>
  execFileSync(process.execPath, ['scripts/release.ts', ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: site.dataDir, SITE_URL: site.url, RELEASED_BY: 'ann' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** What a refused command printed, and its exit code. */
export const refusal = (folder: string, site: Site, ...args: string[]) => {
  try {
    return { exitCode: 0, said: release(folder, site, ...args) }
  } catch (cause) {
    const { status, stderr } = cause as { status: number; stderr: string }
    return { exitCode: status, said: stderr }
  }
}
