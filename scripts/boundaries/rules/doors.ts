import type { Finding } from '../../sources/finding.ts'
import { isBuildDoor } from '../kinds.ts'
import { judgeImports, type Tree } from '../tree.ts'

/** Another workspace is imported by its name and one of its `exports`; every relative path leads to a file. */
export const doors = (tree: Tree): Finding[] =>
  judgeImports(tree, ({ target }, { owner, file }) => {
    if (target.type === 'missing') return 'leads to no file'
    if (target.type === 'no-door') {
      const open = Object.keys(target.owner.exports).join(', ') || 'none'
      return `is not exported by ${target.owner.name}; its exports: ${open}`
    }
    if (target.type !== 'file' || target.owner === owner) return undefined
    if (isBuildDoor(file, target.file)) return undefined
    return target.relative
      ? `enters ${target.owner.folder} by its files: use ${target.owner.name}`
      : undefined
  })
