import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { templatePackages } from 'create-calm-rest-remote'
import { lockedVersion } from '../new-remote/read-template.ts'
import type { LockFile } from '../new-remote/register/lock-file.ts'
import { emitKit } from './emit.ts'
import { forTeams, guides } from './guides.ts'
import { importedPackages } from './imports.ts'
import { launcher } from './launcher.ts'
import { asBuilt, kitVersion, launcherFile, packedManifest } from './manifest.ts'
import { type KitSource, readKit } from './sources.ts'

/** Packs every package of the kit into a folder, and returns the names of the files there. */
export const packKit = async (root: string, to: string): Promise<string[]> => {
  const kit = readKit(root)
  const emitted = await emitKit(root, kit)
  try {
    mkdirSync(to, { recursive: true })
    return kit.map((source) => packOne(source, { root, to, emitted, kit }))
  } finally {
    rmSync(emitted, { recursive: true, force: true })
  }
}

interface Packing {
  root: string
  to: string
  /** Folder with what was compiled. */
  emitted: string
  kit: readonly KitSource[]
}

const packOne = (source: KitSource, { root, to, emitted, kit }: Packing): string => {
  const folder = join(root, 'packages', source.folder)
  const staged = join(emitted, 'packed', source.folder)
  const dist = join(staged, 'dist')
  cpSync(join(emitted, source.folder, 'src'), dist, { recursive: true })
  copyOtherFiles(join(folder, 'src'), dist)
  nameDeclarations(dist)
  for (const asset of source.assets) cpSync(join(folder, asset), join(staged, asset), { recursive: true })
  for (const guide of guides)
    writeFileSync(join(staged, guide), forTeams(readFileSync(join(folder, guide), 'utf8')))
  if (source.folder === 'create-remote') writeJson(join(staged, 'versions.json'), templateVersions(root, kit))
  const { bin = {}, engines } = source.manifest
  for (const [name, path] of Object.entries(bin))
    writeFileSync(
      join(staged, launcherFile),
      launcher({ name, engines: engines?.node, starts: asBuilt(path) }),
      { mode: 0o755 },
    )
  const manifest = packedManifest(source, {
    imported: importedPackages(dist),
    files: readdirSync(staged),
    kit,
  })
  writeJson(join(staged, 'package.json'), manifest)
  const answer = execFileSync('npm', ['pack', '--json', '--pack-destination', to], {
    cwd: staged,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // on Windows npm is a batch file, which only a shell runs
    shell: process.platform === 'win32',
  })
  return (JSON.parse(answer) as [{ filename: string }])[0].filename
}

/** Versions that a new repository asks for: of the whole kit, and of what else its template names. */
const templateVersions = (root: string, kit: readonly KitSource[]): Record<string, string> => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile
  const others = templatePackages('own-repository').filter((name) => !name.startsWith('@calm-rest/'))
  return {
    ...Object.fromEntries(kit.map((source) => [source.manifest.name, kitVersion(source)])),
    ...Object.fromEntries(others.map((name) => [name, lockedVersion(lock, name)])),
  }
}

const writeJson = (file: string, content: object) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

/** Style sheets, words and declarations stand beside the code that imports them. */
const copyOtherFiles = (src: string, dist: string) => {
  for (const file of globSync('**/*.{css,json,d.ts,d.cts}', { cwd: src })) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    cpSync(join(src, file), join(dist, file))
  }
}

/** The compiler names other declarations by the endings of their sources, which are not in the package. */
const nameDeclarations = (dist: string) => {
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const path = join(dist, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replaceAll(/((?:from |import\()['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'))
  }
}
