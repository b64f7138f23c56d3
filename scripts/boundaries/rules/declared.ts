import type { Finding } from '../../sources/finding.ts'
import { isToolFile } from '../kinds.ts'
import { packageName } from '../resolve.ts'
import { judgeImports, type Tree } from '../tree.ts'

/**
 * Every bare import is a dependency of the workspace that uses it: npm hoists, so an undeclared one works here and
 * fails where the workspace is built alone. Tests, configurations and scripts may use the root's tools and any
 * workspace.
 */
export const declared = (tree: Tree): Finding[] => {
  const root = tree.workspaces.find(({ folder }) => folder === '')
  return judgeImports(tree, ({ specifier, target }, source) => {
    if (target.type === 'builtin' || target.type === 'missing') return undefined
    if (target.type === 'file' && target.relative) return undefined
    const name = packageName(specifier)
    const { owner } = source
    if (name === owner.name || owner.dependencies.has(name) || owner.devDependencies.has(name))
      return undefined
    const isOurs = target.type !== 'package'
    if (isToolFile(source.kind, source.file) && (isOurs || root?.devDependencies.has(name))) return undefined
    return `is not among the dependencies in ${owner.folder ? `${owner.folder}/` : ''}package.json`
  })
}
