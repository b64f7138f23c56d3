import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPackageList } from './debian/packages.ts'
import { follow, outputOf, succeeds } from './run.ts'

const localBuilder = 'localhost/calm-rest-builder'
/** Knows `allowScripts` of package.json. */
const npmVersion = '11.19.1'

/**
 * The image that builds: `BUILDER` if it is set, otherwise one of Debian's packages with the Node that runs
 * this command, made once. It needs no registry of images. Nothing of it is in the site's image.
 */
export const ensureBuilder = async (say: (line: string) => void): Promise<string> => {
  if (process.env.BUILDER) return process.env.BUILDER
  const { suite } = readPackageList()
  const tag = `${localBuilder}:${suite}-node-${process.version.slice(1)}-npm-${npmVersion}`
  if (succeeds('buildah', ['inspect', '--type', 'image', tag])) return tag
  say(`Making the builder ${tag} of packages of Debian ${suite}`)
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-builder-'))
  try {
    const tree = join(folder, 'tree')
    await follow('mmdebstrap', [
      '--variant=minbase',
      '--format=directory',
      suite,
      tree,
      'http://deb.debian.org/debian',
    ])
    await addNode(tree)
    const container = outputOf('buildah', ['from', 'scratch'])
    outputOf('buildah', ['add', container, tree, '/'])
    outputOf('buildah', ['commit', '--rm', container, tag])
    return tag
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The Node that runs this command, and an npm of the registry: that of Debian is spread over many packages. */
const addNode = async (tree: string) => {
  const prefix = join(tree, 'usr/local')
  await follow('npm', [
    'install',
    '--global',
    `--prefix=${prefix}`,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `npm@${npmVersion}`,
  ])
  cpSync(process.execPath, join(prefix, 'bin/node'))
}
