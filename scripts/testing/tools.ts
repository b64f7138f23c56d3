import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium, findHeadlessShell } from '@calm-rest/testing/chromium'
import { findFirefox, findWebKit } from '@calm-rest/testing/find-other-browsers'
import { hasCeph, withoutCeph } from '@calm-rest/testing/object-store'
import { findBinaries } from '@calm-rest/testing/postgres-binaries'
import { assertStrace } from '@calm-rest/testing/strace'

export interface Tools {
  /** Name and version of what is there. */
  versions: Record<string, string>
  /** Why something is not there. */
  missing: string[]
}

/** Answers its version; throws a message for people where it is not there and cannot be installed. */
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

/** All that the tests take beside npm's packages; what is missing is installed where it can be. */
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
  strace: () => {
    assertStrace()
    return versionOf('strace', '-V')
  },
}

/** Looks for Chromium once: every test that needs one asks the environment first. */
export const useChromium = () => {
  // where the environment asks for a certain browser, the shell of another one is none of its
  const shell = findHeadlessShell()
  process.env.CHROME_PATH = findChromium()
  if (shell) process.env.CHROME_HEADLESS_PATH = shell
  console.log(`Chromium: ${process.env.CHROME_PATH}, headless: ${shell ?? 'the same'}`)
}

/** Looks for each tool. What is missing counts as failed: what did not run has not passed. */
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
