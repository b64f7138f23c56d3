import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isTestFile } from '../boundaries/kinds.ts'
import { readTree } from '../boundaries/tree.ts'

export interface Graph {
  /** By file: the sources that import it or have its path in quotes. */
  usersOf: ReadonlyMap<string, ReadonlySet<string>>
  /** Files that some source imports: styles, words, other sources. */
  imported: ReadonlySet<string>
  sources: ReadonlySet<string>
  /** Text of a source. */
  read: (file: string) => string
}

/** Reads which file below `root` uses which. Type imports do not count: the type check reads all files. */
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
    // the test kit names programs of demo/, but tests of a site are found by their folders (changed-tests.ts)
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

/** `files` and all that use them, directly or through others, without users that are `barred`. */
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

/** Whether a use leads out of a screen: the list of all screens imports each, but a change in one affects no other. */
export const leavesScreen = (used: string, user: string) => {
  const folder = screenFolder.exec(used)?.[0]
  return folder !== undefined && !user.startsWith(folder) && !isTestFile(user)
}

/**
 * Files at which a change begins. A file that no source imports is read by its path: all sources of the nearest
 * folder that has some may do so. So a migration changes the API, a drawing of the shell the shell, package.json
 * everything.
 */
export const seedsOf = ({ imported, sources }: Graph, file: string): string[] => {
  if (imported.has(file) || sources.has(file) || isProse(file)) return [file]
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    const inside = [...sources].filter((source) => folder === '.' || source.startsWith(`${folder}/`))
    if (inside.length > 0 || folder === '.') return [file, ...inside]
  }
}

/** Whether only checks, and tests that name it, read a file. */
export const isProse = (file: string) => /\.md$|^(CODEOWNERS|biome\.json|\.gitignore)$/.test(file)
