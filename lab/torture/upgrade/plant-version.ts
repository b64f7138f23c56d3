import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'

/** A migration that only this version knows, for both engines. */
interface PlantedMigration {
  name: string
  sql: string
}

interface PlantOptions {
  migration?: PlantedMigration
  /** The API alone in the place of the whole site, which needs no build. */
  isApiAlone: boolean
}

/** Workspaces of which a version has its own sources and builds; it shares everything else with this checkout. */
const copied = ['api', 'packages', 'shell', 'site']

/** Makes a folder that runs like a checkout of another version: the sources, and a migration more. */
export const plantVersion = (folder: string, { migration, isApiAlone }: PlantOptions): string => {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(root)) {
    if (copied.includes(name)) copySources(join(root, name), join(folder, name))
    else if (name === 'node_modules') linkModules(join(root, name), join(folder, name))
    else if (!name.startsWith('.') && name !== 'data') symlinkSync(join(root, name), join(folder, name))
  }
  if (migration) addMigration(join(folder, 'api/migrations'), migration)
  if (isApiAlone) writeFileSync(join(folder, 'site/src/serve.ts'), "import '../../api/src/serve.ts'\n")
  return folder
}

const copySources = (from: string, to: string) => {
  cpSync(from, to, { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
  for (const path of ['', ...readdirSync(from)]) {
    const modules = join(from, path, 'node_modules')
    if (existsSync(modules)) symlinkSync(modules, join(to, path, 'node_modules'))
  }
}

/** Packages of others are those of this checkout; the workspaces are the version's own, by their relative links. */
const linkModules = (from: string, to: string) => {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '@calm-rest')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name))
  }
}

const addMigration = (folder: string, { name, sql }: PlantedMigration) => {
  for (const engine of readdirSync(folder)) {
    const number = readdirSync(join(folder, engine)).filter((file) => file.endsWith('.sql')).length + 1
    writeFileSync(join(folder, engine, `${String(number).padStart(4, '0')}-${name}.sql`), sql)
  }
}
