import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Site, temporaryFolder } from '@calm-rest/testing'

const root = resolve(import.meta.dirname, '../../..')

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
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** `npm run release -- …` in a checkout, for a running site. Answers what it prints; throws where it fails. */
export const release = (folder: string, site: Site, ...args: string[]): string =>
  execFileSync(process.execPath, ['scripts/release.ts', ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: site.dataDir, SITE_URL: site.url, RELEASED_BY: 'ann' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
