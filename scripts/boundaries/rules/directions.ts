import type { Finding } from '../../sources/finding.ts'
import { isBuildDoor, isTestFile, isToolFile, kinds, mayImport } from '../kinds.ts'
import { judgeImports, type SourceFile, type Tree } from '../tree.ts'
import type { Workspace } from '../workspaces.ts'

/** Workspaces import each other only in the directions that their kinds allow; type imports count too. */
export const directions = (tree: Tree): Finding[] =>
  judgeImports(tree, ({ target }, source) => {
    if (target.type !== 'file' && target.type !== 'no-door') return undefined
    if (target.type === 'file' && isTestFile(target.file) && !isTestFile(source.file)) {
      return 'is made for tests: only tests import it'
    }
    if (target.type === 'file' && isBuildDoor(source.file, target.file)) return undefined
    return isAllowed(source, target.owner) ? undefined : explain(source, target.owner)
  })

const isAllowed = ({ file, owner, kind }: SourceFile, to: Workspace) => {
  if (to === owner || !to.kind || mayImport(kind, to.kind)) return true
  return to.kind === 'testing' && isToolFile(kind, file)
}

const explain = ({ owner, kind, file }: SourceFile, to: Workspace) => {
  const allowed = kinds[kind].mayImport.join(', ') || 'nothing of ours'
  if (kind === 'remote' && to.kind === 'remote') return 'a remote never imports another: go through the host'
  if (kind === 'shell' && to.kind === 'remote') return 'the shell takes remotes at run time only'
  if (to.kind === 'testing') return `only tests import the test kit; ${file} is none`
  return `${owner.folder || 'the root'} (${kind}) may import: ${allowed}; not ${to.folder || 'the root'}`
}
