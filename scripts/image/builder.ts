import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CommandFailed } from '@calm-rest/command'
import { readPackageList } from './debian/packages.ts'
import { follow, outputOf, succeeds } from './run.ts'

const localBuilder = 'localhost/calm-rest-builder'

/**
 * The image that builds: `BUILDER` if it is set, otherwise one of Debian's packages with the Node and the npm of this
 * machine, made once. It needs no registry. Nothing of it is in the site's image.
 */
export const ensureBuilder = async (say: (line: string) => void): Promise<string> => {
  if (process.env.BUILDER) return process.env.BUILDER
  const { suite } = readPackageList()
  const tag = `${localBuilder}:${suite}-node-${process.version.slice(1)}`
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
    addNode(tree)
    const container = outputOf('buildah', ['from', 'scratch'])
    outputOf('buildah', ['add', container, tree, '/'])
    outputOf('buildah', ['commit', '--rm', container, tag])
    return tag
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The Node that runs this command, and the npm that started it or is in the PATH. */
const addNode = (tree: string) => {
  const bin = join(tree, 'usr/local/bin')
  mkdirSync(bin, { recursive: true })
  cpSync(process.execPath, join(bin, 'node'))
  const npm = join(tree, 'usr/local/lib/node_modules/npm')
  cpSync(npmFolder(), npm, { recursive: true, verbatimSymlinks: true })
  for (const name of ['npm', 'npx']) {
    outputOf('ln', ['-s', `../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name)])
  }
}

const npmFolder = () => {
  const started = process.env.npm_execpath
  const script = started && existsSync(started) ? started : realpathSync(outputOf('which', ['npm']))
  const folder = dirname(dirname(script))
  if (!existsSync(join(folder, 'bin/npm-cli.js'))) throw new CommandFailed(`There is no npm in ${folder}.`)
  return folder
}
