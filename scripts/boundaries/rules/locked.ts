import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../../sources/finding.ts'
import type { Tree } from '../tree.ts'

type Dependencies = Record<string, string>
interface Manifest {
  dependencies?: Dependencies
  devDependencies?: Dependencies
}

/** The lock file agrees with the manifests about dependencies; otherwise an install is not the one that was tested. */
export const locked = ({ root, workspaces }: Tree): Finding[] => {
  const file = 'package-lock.json'
  if (!existsSync(join(root, file))) return [{ file, what: 'file', why: 'is missing' }]
  const { packages } = readJson<{ packages: Record<string, Manifest> }>(join(root, file))
  return workspaces
    .filter(({ hasManifest }) => hasManifest)
    .flatMap(({ folder }) => {
      const manifest = readJson<Manifest>(join(root, folder, 'package.json'))
      const differing = differences(manifest, packages[folder] ?? {})
      const at = folder ? `${folder}/package.json` : 'package.json'
      return differing.map((name) => ({
        file: at,
        what: `'${name}'`,
        why: 'is another in package-lock.json: run npm install and commit both',
      }))
    })
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))

/** Names of packages whose version or kind of dependency differs. */
const differences = (manifest: Manifest, lock: Manifest): string[] =>
  (['dependencies', 'devDependencies'] as const).flatMap((kind) => {
    const wanted = manifest[kind] ?? {}
    const known = lock[kind] ?? {}
    return [...new Set([...Object.keys(wanted), ...Object.keys(known)])].filter(
      (name) => wanted[name] !== known[name],
    )
  })
