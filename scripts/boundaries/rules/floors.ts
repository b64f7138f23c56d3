import { join } from 'node:path'
import type { Finding } from '../../sources/finding.ts'
import { listedFolders } from '../../sources/source-files.ts'
import { type Floors, floorOf, words } from '../floors.ts'
import { isTestFile } from '../kinds.ts'
import { judgeImports, type Tree } from '../tree.ts'

const table = 'scripts/boundaries/floors.ts'

const folderOf = ({ source }: Floors, file: string) => file.slice(source.length + 1).split('/')[0]

/** Folders import folders of lower floors. Type imports count too; tests are free. */
export const floorImports = (tree: Tree, floors: Floors): Finding[] => {
  const { source } = floors
  return judgeImports(tree, ({ target }, { file }) => {
    if (target.type !== 'file' || isTestFile(file)) return undefined
    if (!file.startsWith(`${source}/`) || !target.file.startsWith(`${source}/`)) return undefined
    const from = floorOf(floors, file)
    const to = floorOf(floors, target.file)
    if (from === undefined || to === undefined) return undefined
    const own = folderOf(floors, file)
    const other = folderOf(floors, target.file)
    if (to < from || from + to === 0 || own === other) return undefined
    return `is of floor ${to}, and this file of ${from}: hand it in from above, or move it down (${table})`
  })
}

/** Every folder of the source has a floor. */
export const knownFloors = ({ root }: Tree, { source, floors }: Floors): Finding[] =>
  listedFolders(join(root, source))
    .filter(
      (folder) =>
        folder !== words && !floors.flat().includes(folder) && !isTestFile(`${source}/${folder}/file.ts`),
    )
    .map((folder) => ({
      file: `${source}/${folder}`,
      what: 'folder',
      why: `has no floor: add it to ${table}`,
    }))
