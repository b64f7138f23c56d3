import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '../sources/finding.ts'
import { filesBelow, filesIn, listedFolders } from '../sources/source-files.ts'
import type { Kind } from './kinds.ts'
import { type Import, readImports } from './read-imports.ts'
import { resolveImport, type Target } from './resolve.ts'
import { ownerOf, readWorkspaces, type Workspace } from './workspaces.ts'

export interface Edge extends Import {
  target: Target
}

export interface SourceFile {
  file: string
  owner: Workspace
  kind: Kind
  edges: Edge[]
}

export interface Tree {
  root: string
  workspaces: Workspace[]
  sources: Map<string, SourceFile>
  /** Files that could not be read as code. */
  unreadable: Finding[]
}

const sourceName = /\.[cm]?[jt]sx?$/

/** Every source file of the project with what it imports. A folder of an unknown kind is left to its own rule. */
export const readTree = (root: string): Tree => {
  const workspaces = readWorkspaces(root)
  const files = [
    ...filesIn(root, sourceName),
    ...listedFolders(root).flatMap((folder) => filesBelow(root, folder, sourceName)),
  ]
  const tree: Tree = { root, workspaces, sources: new Map(), unreadable: [] }
  for (const file of files) {
    const owner = ownerOf(workspaces, file)
    if (!owner?.kind) continue
    try {
      const imports = readImports(file, readFileSync(join(root, file), 'utf8'))
      const edges = imports.map((found) => ({
        ...found,
        target: resolveImport(root, workspaces, file, found),
      }))
      tree.sources.set(file, { file, owner, kind: owner.kind, edges })
    } catch (error) {
      tree.unreadable.push({ file, what: 'cannot be parsed', why: (error as Error).message })
    }
  }
  return tree
}

/** Calls `judge` for every import of the project; a text that it returns becomes a finding at that place. */
export const judgeImports = (
  { sources }: Tree,
  judge: (edge: Edge, source: SourceFile) => string | undefined,
): Finding[] =>
  [...sources.values()].flatMap((source) =>
    source.edges.flatMap((edge) => {
      const why = judge(edge, source)
      return why === undefined
        ? []
        : [{ file: source.file, line: edge.line, what: `'${edge.specifier}'`, why }]
    }),
  )
