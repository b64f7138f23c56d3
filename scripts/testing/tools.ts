import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium, findHeadlessShell } from '@calm-rest/testing/chromium'
import { findFirefox, findWebKit } from '@calm-rest/testing/find-other-browsers'
import { hasCeph, withoutCeph } from '@calm-rest/testing/object-store'
import { assertPodman } from '@calm-rest/testing/podman'
import { findBinaries } from '@calm-rest/testing/postgres-binaries'
import { assertPromtool } from '@calm-rest/testing/promtool'
import { assertStrace } from '@calm-rest/testing/strace'

export interface Tools {
  /** Versions of the tools that were found, by name. */
  versions: Record<string, string>
  /** Messages about the tools that are missing. */
  missing: string[]
}

/** Returns the version; throws a readable message where the tool is missing and cannot be installed. */
type Find = () => string

const versionOf = (program: string, ...args: string[]) => {
  const options = args.length > 0 ? args : ['--version']
  const { stdout } = spawnSync(program, options, { encoding: 'utf8', timeout: 20_000 })
  return /\d+(\.\d+)+/.exec(stdout ?? '')?.[0] ?? 'unknown'
}

const findCeph = () => {
  if (!hasCeph()) throw new Error(withoutCeph)
  return versionOf('ceph')
}

/** Tools that the tests need beside npm packages; missing ones are installed where that is possible. */
const wholeSuite: Record<string, Find> = {
  node: () => process.version.slice(1),
  chromium: () => {
    useChromium()
    return versionOf(findChromium())
  },
  firefox: () => versionOf(findFirefox()),
  webkit: () => {
    findWebKit()
    // neither program tells its version without a display
    return versionOf('dpkg-query', '--show', 'webkit2gtk-driver')
  },
  postgresql: () => versionOf(join(findBinaries(), 'bin/postgres')),
  ceph: findCeph,
  podman: () => {
    assertPodman()
    return versionOf('podman')
  },
  promtool: () => {
    assertPromtool()
    return versionOf('promtool')
  },
  strace: () => {
    assertStrace()
    return versionOf('strace', '-V')
  },
}

/** Looks for Chromium once and puts it into the environment, where every test looks first. */
export const useChromium = () => {
  // where the environment names a browser, the headless shell of another one is not used
  const shell = findHeadlessShell()
  process.env.CHROME_PATH = findChromium()
  if (shell) process.env.CHROME_HEADLESS_PATH = shell
  console.log(`Chromium: ${process.env.CHROME_PATH}, headless: ${shell ?? 'the same'}`)
}

/** Looks for each tool. A missing one counts as failed, since its tests do not run. */
export const findTools = (tools: Record<string, Find> = wholeSuite): Tools => {
  const found: Tools = { versions: {}, missing: [] }
  for (const [name, find] of Object.entries(tools)) {
    try {
      found.versions[name] = find()
    } catch (cause) {
      found.missing.push(`${name}: ${cause instanceof Error ? cause.message : cause}`)
    }
  }
  return found
}
