import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type Architecture, type DebianPackage, readPackageList } from './packages.ts'

/**
 * Where archives come from: a mirror has the newest of each package, a snapshot those of a moment. The hash in the list
 * decides whether an archive is taken, wherever it is from.
 */
const sourcesOf = (path: string, written: string): string[] => {
  const mirror = process.env.DEBIAN_MIRROR ?? 'https://deb.debian.org'
  const [archive = '', ...rest] = path.split('/')
  return [`${mirror}/${path}`, `https://snapshot.debian.org/archive/${archive}/${written}/${rest.join('/')}`]
}

/** `fetch` says in the cause why it failed. */
const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown)
  return thrown.cause instanceof Error ? thrown.cause.message : thrown.message
}

/** The first archive with this hash; throws with what each source answered. */
export const fetchArchive = async (sources: readonly string[], sha256: string): Promise<Buffer> => {
  const refusals: string[] = []
  for (const source of sources) {
    try {
      const answer = await fetch(source)
      const body = Buffer.from(await answer.arrayBuffer())
      const found = createHash('sha256').update(body).digest('hex')
      if (answer.ok && found === sha256) return body
      refusals.push(`${source}: ${answer.ok ? 'another file' : answer.status}`)
    } catch (cause) {
      refusals.push(`${source}: ${reasonOf(cause)}`)
    }
  }
  throw new Error(`No source has this archive (newer ones: npm run image -- update):\n${refusals.join('\n')}`)
}

/** What nobody reads in a container, and character sets that Node does not use. */
const leftOut =
  /^(usr\/share\/(doc(?!\/[^/]+\/copyright$)|man|info|locale|lintian|bug|menu|base-files)|usr\/lib\/[^/]+\/(gconv|audit)|etc\/(update-motd\.d|dpkg|default|init\.d|cron)|usr\/s?bin\/(ldconfig|tini-static))/

/** Unpacks the listed packages of Debian into a folder, without running their scripts. */
export const unpackDebian = async (to: string, architecture: Architecture): Promise<void> => {
  const { packages, written } = readPackageList()
  for (const link of ['bin', 'lib', 'lib64', 'sbin']) {
    mkdirSync(join(to, 'usr', link), { recursive: true })
    if (!existsSync(join(to, link))) symlinkSync(`usr/${link}`, join(to, link))
  }
  for (const one of packages) {
    const { path, sha256 } = one.archives[architecture]
    const body = await fetchArchive(sourcesOf(path, written), sha256)
    await unpack(one, body, to)
  }
}

const unpack = async ({ name, files }: DebianPackage, body: Buffer, to: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-deb-'))
  const file = join(folder, basename(`${name}.deb`))
  writeFileSync(file, body)
  const tree = join(folder, 'tree')
  execFileSync('dpkg-deb', ['--extract', file, tree])
  const isWanted = (path: string) =>
    !leftOut.test(path) &&
    (files === undefined ||
      path.startsWith('usr/share/doc') ||
      files.some((one) => one.startsWith(path) || path === one))
  await cp(tree, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const path = source.slice(tree.length + 1)
      return path === '' || isWanted(path)
    },
  })
  // scanners of images read here what is installed
  const status = join(to, 'var/lib/dpkg/status.d', name)
  mkdirSync(dirname(status), { recursive: true })
  writeFileSync(status, execFileSync('dpkg-deb', ['--field', file]))
  rmSync(folder, { recursive: true })
}
