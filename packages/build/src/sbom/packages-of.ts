import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StatsCompilation, StatsModule } from '@rspack/core'

/** A package with code in a build. */
export interface BundledPackage {
  name: string
  version: string
  /** An SPDX expression, or the package's own text. */
  license?: string | undefined
}

/** Packages by name and version, each once. */
export type BundledPackages = ReadonlyMap<string, BundledPackage>

/** Packages of all modules in a build's files; modules that were removed are not included. */
export const packagesOf = ({ modules = [] }: StatsCompilation): BundledPackages => {
  const folders = new Map<string, BundledPackage | undefined>()
  // a module without a chunk was left out
  const files = modules.filter(({ orphan }) => !orphan).flatMap(filesOf)
  const found = [...new Set(files)].flatMap((file) => packageAround(dirname(file), folders) ?? [])
  return new Map(found.map((one) => [`${one.name}@${one.version}`, one]))
}

/** Files of a module and of the modules concatenated into it. */
const filesOf = ({ nameForCondition, modules = [] }: StatsModule): string[] => [
  ...(nameForCondition?.startsWith('/') || /^[A-Z]:\\/.test(nameForCondition ?? '')
    ? [nameForCondition as string]
    : []),
  ...modules.flatMap(filesOf),
]

/** The nearest package.json with a name and a version: some packages have others in subfolders. */
const packageAround = (
  folder: string,
  known: Map<string, BundledPackage | undefined>,
): BundledPackage | undefined => {
  if (!known.has(folder)) {
    const parent = dirname(folder)
    known.set(folder, readPackageIn(folder) ?? (parent === folder ? undefined : packageAround(parent, known)))
  }
  return known.get(folder)
}

const readPackageIn = (folder: string): BundledPackage | undefined => {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8'))
  return name && version ? { name, version, ...(typeof license === 'string' && { license }) } : undefined
}
