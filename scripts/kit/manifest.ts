import { contractVersion } from '@calm-rest/contract/releases'
import { peers } from './packages.ts'
import type { KitSource } from './sources.ts'

/** The file behind the command of a packed package. */
export const launcherFile = 'start.js'

/** Version of a package of the kit; the contract's package has the version of the contract. */
export const kitVersion = ({ folder, manifest }: Pick<KitSource, 'folder' | 'manifest'>) =>
  folder === 'contract' ? contractVersion : manifest.version

interface PackedContent {
  /** Names of the packages that its code imports. */
  imported: ReadonlySet<string>
  /** Files and folders of the package. */
  files: readonly string[]
  kit: readonly KitSource[]
}

/** package.json of a packed package. Throws where it imports what no package.json of the tree gives a version. */
export const packedManifest = (source: KitSource, { imported, files, kit }: PackedContent): object => {
  const { manifest, doors, named } = source
  const versions = { ...manifest.devDependencies, ...manifest.dependencies }
  const rangeOf = (name: string) => {
    const own = kit.find((one) => one.manifest.name === name)
    if (own) return `^${kitVersion(own)}`
    const version = versions[name]
    if (name.startsWith('@calm-rest/') || !version)
      throw new Error(`${manifest.name} imports ${name}, which is no package of the kit and no dependency.`)
    return version
  }
  const needed = [...new Set([...imported, ...named])].filter((name) => name !== manifest.name).sort()
  const own = needed.filter((name) => !peers.includes(name))
  const others = needed.filter((name) => peers.includes(name))
  return {
    name: manifest.name,
    version: kitVersion(source),
    description: manifest.description,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: manifest.sideEffects,
    bin: manifest.bin && mapValues(manifest.bin, () => `./${launcherFile}`),
    exports: { ...mapValues(doors, doorOf), './package.json': './package.json' },
    files,
    engines: manifest.engines,
    dependencies: Object.fromEntries(own.map((name) => [name, rangeOf(name)])),
    ...(others.length > 0 && {
      peerDependencies: Object.fromEntries(others.map((name) => [name, `^${rangeOf(name)}`])),
    }),
  }
}

/** Path of the compiled file of a source: './src/bin.ts' → './dist/bin.js'. */
export const asBuilt = (path: string) =>
  path.replace(/^\.\/src\//, './dist/').replace(/(?<!\.d)\.tsx?$/, '.js')

const doorOf = (path: string) => {
  if (/\.d\.c?ts$/.test(path)) return { types: asBuilt(path) }
  if (!/\.tsx?$/.test(path)) return asBuilt(path)
  return { types: asBuilt(path).replace(/\.js$/, '.d.ts'), default: asBuilt(path) }
}

const mapValues = <T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
