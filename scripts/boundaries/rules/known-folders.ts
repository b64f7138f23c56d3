import type { Finding } from '../../sources/finding.ts'
import type { Tree } from '../tree.ts'

/** A folder without a kind has no fence, so it is an error before its first import. */
export const knownFolders = ({ workspaces }: Tree): Finding[] =>
  workspaces.flatMap(({ folder, kind, hasManifest }) => {
    if (!kind) {
      const why = 'is unknown: say in scripts/boundaries/kinds.ts what this folder is and what it may import'
      return [{ file: folder, what: 'folder', why }]
    }
    if (!hasManifest) return [{ file: folder || '.', what: 'folder', why: 'has no package.json of its own' }]
    return []
  })
