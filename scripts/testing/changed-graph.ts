import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isTestFile } from '../boundaries/kinds.ts'
import { readTree } from '../boundaries/tree.ts'

export interface Graph {
  /** By file: the sources that import it, or have its path in quotes. */
  usersOf: ReadonlyMap<string, ReadonlySet<string>>
  /** Files that some source imports: styles, words, other sources. */
  imported: ReadonlySet<string>
  sources: ReadonlySet<string>
  /** Text of a source. */
  read: (file: string) => string
}

/** Who uses which file of the project below `root`. Types count for nothing: their check reads them all. */
export const readGraph = (root: string): Graph => {
  const tree = readTree(root)
  const usersOf = new Map<string, Set<string>>()
  const imported = new Set<string>()
  const use = (user: string, used: string) => {
    if (user !== used) usersOf.set(used, (usersOf.get(used) ?? new Set()).add(user))
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  for (const { file, edges } of tree.sources.values()) {
    for (const { value, target } of edges) {
      if (!value || target.type !== 'file') continue
      use(file, target.file)
      imported.add(target.file)
    }
    // the kit names demo/serve.ts: tests of a site are found by where they stand (changed-tests.ts)
    if (file.startsWith('packages/testing/')) continue
    const specifiers = new Set(edges.map(({ specifier }) => specifier))
    for (const path of quotedPaths(read(file))) {
      if (specifiers.has(path)) continue
      use(file, posix.join(posix.dirname(file), path))
      use(file, posix.normalize(path))
    }
  }
  return { usersOf, imported, sources: new Set(tree.sources.keys()), read }
}

/** `new URL('./tokens.css', …)`, `join(root, 'docs/desk.md')`. */
const quotedPaths = (text: string): string[] =>
  [...text.matchAll(/['"`]([\w@./-]+\.[a-z]\w*)['"`]/g)].flatMap(([, path]) => (path ? [path] : []))

/** `files` and all that use them, over any number of steps, but for users that are `barred`. */
export const reachedFrom = (
  { usersOf }: Pick<Graph, 'usersOf'>,
  files: readonly string[],
  barred: (used: string, user: string) => boolean = () => false,
): Set<string> => {
  const reached = new Set(files)
  for (const used of reached) {
    for (const user of usersOf.get(used) ?? []) if (!barred(used, user)) reached.add(user)
  }
  return reached
}

const screenFolder = /^shell\/src\/screens\/[^/]+\//

/** The list of all screens uses each by its door: what is in one changes that screen and no other. */
export const leavesScreen = (used: string, user: string) => {
  const folder = screenFolder.exec(used)?.[0]
  return folder !== undefined && !user.startsWith(folder) && !isTestFile(user)
}

/**
 * Where a change begins. A file that no source imports is read by its path: all sources of the nearest folder that has
 * some may do so. A migration changes the API, a drawing of the shell's the shell, package.json everything.
 */
export const seedsOf = ({ imported, sources }: Graph, file: string): string[] => {
  if (imported.has(file) || sources.has(file) || isProse(file)) return [file]
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    const inside = [...sources].filter((source) => folder === '.' || source.startsWith(`${folder}/`))
    if (inside.length > 0 || folder === '.') return [file, ...inside]
  }
}

/** Read by checks, and by the tests that name it. */
const isProse = (file: string) => /\.md$|^(CODEOWNERS|biome\.json|\.gitignore)$/.test(file)
