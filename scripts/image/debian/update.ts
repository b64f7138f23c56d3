import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import {
  type Architecture,
  architectures,
  type DebianPackage,
  listFile,
  readPackageList,
} from './packages.ts'

const mirror = process.env.DEBIAN_MIRROR ?? 'https://deb.debian.org'

interface Found {
  version: string
  path: string
  sha256: string
}

const fieldOf = (paragraph: string, field: string) =>
  new RegExp(`^${field}: (.+)$`, 'm').exec(paragraph)?.[1] ?? ''

/** The archive of each package in an index of Debian. */
export const archivesIn = (index: string, folder: string): Map<string, Found> =>
  new Map(
    index
      .split('\n\n')
      .filter((paragraph) => paragraph.startsWith('Package: '))
      .map((paragraph) => [
        fieldOf(paragraph, 'Package'),
        {
          version: fieldOf(paragraph, 'Version'),
          path: `${folder}/${fieldOf(paragraph, 'Filename')}`,
          sha256: fieldOf(paragraph, 'SHA256'),
        },
      ]),
  )

const readIndex = async (folder: string, suite: string, architecture: Architecture) => {
  const address = `${mirror}/${folder}/dists/${suite}/main/binary-${architecture}/Packages.xz`
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`)
  const index = execFileSync('xz', ['--decompress', '--stdout'], {
    input: await answer.bytes(),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  return archivesIn(index, folder)
}

const isNewer = (one: Found, other: Found) =>
  spawnSync('dpkg', ['--compare-versions', one.version, 'gt', other.version]).status === 0

/** A fix is in one of them first, and later in both. */
const readIndexes = async (suite: string, architecture: Architecture) => {
  const [fixes, release] = await Promise.all([
    readIndex('debian-security', `${suite}-security`, architecture),
    readIndex('debian', suite, architecture),
  ])
  return (name: string): Found => {
    const released = release.get(name)
    const fixed = fixes.get(name)
    if (!released) throw new Error(`Debian ${suite} has no ${name} for ${architecture}.`)
    return fixed && isNewer(fixed, released) ? fixed : released
  }
}

/** Writes the current versions of the listed packages into the list; returns those that changed. */
export const updatePackageList = async (): Promise<string[]> => {
  const { suite, packages } = readPackageList()
  const newest = new Map(
    await Promise.all(architectures.map(async (each) => [each, await readIndexes(suite, each)] as const)),
  )
  const updated = packages.map(
    ({ name, files }): DebianPackage => ({
      name,
      ...(files && { files }),
      archives: Object.fromEntries(
        architectures.map((each) => [each, newest.get(each)?.(name)]),
      ) as DebianPackage['archives'],
    }),
  )
  const changed = updated.flatMap(({ name, archives }, at) => {
    const before = packages[at]?.archives.amd64.version
    return before === archives.amd64.version ? [] : [`${name} ${before} → ${archives.amd64.version}`]
  })
  const written = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  writeFileSync(listFile, `${JSON.stringify({ suite, written, packages: updated }, null, 2)}\n`)
  return changed
}
