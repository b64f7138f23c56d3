import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { NewRepository } from './arguments.ts'
import { readTemplate } from './read-template.ts'

interface Surroundings {
  /** Folder in which the repository's own folder is created. */
  parent: string
  /** Versions of the packages that its template names, and of all packages of the kit. */
  versions: Readonly<Record<string, string>>
}

/** Writes the repository of a remote, and returns the next steps. Throws if its folder is not empty. */
export const createRepository = (
  { name, owner, site, kit, framework, withBackend = false }: NewRepository,
  { parent, versions }: Surroundings,
): string => {
  const folder = join(parent, name)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is there already, and not empty.`)
  const packed = kit === undefined ? undefined : packedKit(folder, resolve(kit), versions)
  const versionOf = (dependency: string) => packed?.get(dependency) ?? versions[dependency] ?? '*'
  const place = 'own-repository'
  const files = readTemplate({ place, framework, name, owner, site, withBackend, versionOf })
  for (const [file, text] of files) {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, packed && file === 'package.json' ? withWholeKit(text, packed) : text)
  }
  const backend = withBackend ? "\nIts backend, 'orders': backend/README.md\n" : ''
  return `${name} is there, with one widget, 'welcome', in three languages.
${backend}
  cd ${name}
  npm install
  npm run dev   to work on it inside the live shell of ${site}
  npm test   its types and its tests

README.md says how it is released.`
}

/** Packages of the kit by name, each as the path of its file from a new repository. */
const packedKit = (folder: string, kit: string, versions: Surroundings['versions']): Map<string, string> =>
  new Map(
    Object.entries(versions).flatMap(([name, version]) => {
      const file = join(kit, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
      if (!name.startsWith('@calm-rest/')) return []
      if (!existsSync(file)) throw new Error(`${kit} has no ${name} ${version}.`)
      return [[name, `file:${relative(folder, file).split(sep).join('/')}`] as const]
    }),
  )

/** The kit's packages depend on each other from the same folder, since no registry has them. */
const withWholeKit = (manifest: string, packed: ReadonlyMap<string, string>): string => {
  const parsed = JSON.parse(manifest)
  const asked = { ...parsed.dependencies, ...parsed.devDependencies }
  const overrides = Object.fromEntries([...packed].filter(([name]) => !(name in asked)))
  return `${JSON.stringify({ ...parsed, overrides }, null, 2)}\n`
}
