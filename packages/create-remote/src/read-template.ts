import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Where a remote lives: in its own repository, or in the tree of the site. */
export type Place = 'own-repository' | 'in-tree'

/** What its view is written in; `none`: the contract alone, by the browser's own functions. */
export const frameworks = ['react', 'vue', 'svelte', 'preact', 'none'] as const
export type Framework = (typeof frameworks)[number]

/** A remote that does not exist yet. */
export interface NewRemote {
  /** Folder and name of the remote, such as `mf-spa`. */
  name: string
  /** Team, such as `@calm-rest/spa`. */
  owner: string
}

interface TemplateOptions extends NewRemote {
  place: Place
  framework?: Framework
  /** Site of the remote; undefined for a remote in the tree. */
  site?: string
  /** Whether it has a server of its own. */
  withBackend?: boolean
  /** Version range of a package in package.json, or a file. */
  versionOf: (dependency: string) => string
}

const root = join(import.meta.dirname, '../template')
const ending = '.template'
const asInstalled = /"([^"]+)": "as installed"/g

/**
 * The files of a new remote by path. In the template they have another file extension, so that no tool takes
 * it for a remote; they are checked and tested as part of a created one.
 */
export const readTemplate = ({
  place,
  framework = 'react',
  name,
  owner,
  site = '',
  withBackend = false,
  versionOf,
}: TemplateOptions): Map<string, string> =>
  new Map(
    templateFiles(foldersOf(place, framework, withBackend)).map(([file, text]) => [
      file,
      text
        .replaceAll('mf-example', name)
        .replaceAll('@team/owner', owner)
        .replaceAll('https://site.example', site)
        .replaceAll(asInstalled, (_, dependency) => `"${dependency}": "${versionOf(dependency)}"`),
    ]),
  )

/** Packages whose versions the template asks for. */
export const templatePackages = (place: Place): string[] => [
  ...new Set(
    (place === 'in-tree' ? (['react'] as const) : frameworks).flatMap((framework) =>
      templateFiles(foldersOf(place, framework, place === 'own-repository')).flatMap(([, text]) =>
        [...text.matchAll(asInstalled)].map(([, name]) => name as string),
      ),
    ),
  ),
]

/** Folders of the template: a file of a later one replaces an earlier one's, or changes its JSON. */
const foldersOf = (place: Place, framework: Framework, withBackend: boolean) => [
  'common',
  place,
  ...foldersOfFramework(framework),
  ...(withBackend ? ['with-backend'] : []),
]

const foldersOfFramework = (framework: Framework): string[] => {
  if (framework === 'react') return [framework]
  if (framework === 'none') return ['without-react', framework]
  return ['without-react', 'in-browser', framework]
}

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON Merge Patch (RFC 7396): null removes. */
const mergeJson = (before: Json, added: Json): Json => {
  const merged = { ...before }
  for (const [name, value] of Object.entries(added)) {
    const own = merged[name]
    if (value === null) delete merged[name]
    else merged[name] = isObject(own) && isObject(value) ? mergeJson(own, value) : value
  }
  return merged
}

const joinTexts = (file: string, before: string | undefined, text: string) =>
  before !== undefined && file.endsWith('.json')
    ? `${JSON.stringify(mergeJson(JSON.parse(before), JSON.parse(text)), null, 2)}\n`
    : text

const templateFiles = (folders: readonly string[]): [string, string][] => {
  const files = new Map<string, string>()
  for (const [file, text] of folders.flatMap(filesIn)) files.set(file, joinTexts(file, files.get(file), text))
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1))
}

const filesIn = (name: string): [string, string][] =>
  [join(root, name)].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map((entry): [string, string] => {
        const path = join(entry.parentPath, entry.name)
        const file = relative(folder, path).slice(0, -ending.length).split(sep).join('/')
        return [file, readFileSync(path, 'utf8')]
      }),
  )
