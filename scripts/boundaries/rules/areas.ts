import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Finding } from '../../sources/finding.ts'
import { listedFolders } from '../../sources/source-files.ts'
import { type Areas, areaOf, doorOf } from '../areas.ts'
import { isTestFile } from '../kinds.ts'
import { judgeImports, type Tree } from '../tree.ts'
import { parseOwners } from './owners.ts'

const table = 'scripts/boundaries/areas.ts'

/** Areas of a workspace import each other downwards, through their entry points. Type imports count too; tests are free. */
export const areaImports = (tree: Tree, areas: Areas): Finding[] => {
  const { source, order, open } = areas
  return judgeImports(tree, ({ target }, { file }) => {
    if (target.type !== 'file' || isTestFile(file)) return undefined
    if (!file.startsWith(`${source}/`) || !target.file.startsWith(`${source}/`)) return undefined
    const from = areaOf(areas, file)
    const to = areaOf(areas, target.file)
    if (from === to) return undefined
    if (to === undefined) return `stands above the areas: move what ${from} needs of it into an area`
    if (from !== undefined && order.indexOf(to) > order.indexOf(from)) {
      return `is an arrow up, from ${from} to ${to}: hand it in from above, or move it to ${from} or below (${table})`
    }
    const door = doorOf(areas, to)
    if (open.includes(to) || target.file === door) return undefined
    const path = posix.relative(posix.dirname(file), door)
    return `bypasses the entry point of ${to}: import it from '${path}', and export it there if other areas need it`
  })
}

/** Every folder of the source is an area, and every area has an entry point, a README and an owner. */
export const wholeAreas = ({ root }: Tree, { source, order, open }: Areas): Finding[] => {
  const isArea = (folder: string) => order.some((area) => area === folder || area.startsWith(`${folder}/`))
  const isOfTests = (folder: string) => isTestFile(`${source}/${folder}/file.ts`)
  const unknown = listedFolders(join(root, source)).filter((folder) => !isArea(folder) && !isOfTests(folder))
  const owned = new Set(
    existsSync(join(root, 'CODEOWNERS'))
      ? parseOwners(readFileSync(join(root, 'CODEOWNERS'), 'utf8')).map(({ path }) => path)
      : [],
  )
  return [
    ...unknown.map((folder) => ({
      file: `${source}/${folder}`,
      what: 'folder',
      why: `is no area: move its files into one, or add it to ${table}`,
    })),
    ...order.flatMap((area) => {
      const files = open.includes(area) ? ['README.md'] : ['README.md', 'index.ts']
      const missing = files.filter((name) => !existsSync(join(root, source, area, name)))
      return missing.map((name) => ({
        file: `${source}/${area}`,
        what: name,
        why: 'is missing in this area',
      }))
    }),
    ...order
      .filter((area) => !owned.has(`${source}/${area}`))
      .map((area) => ({
        file: 'CODEOWNERS',
        what: `/${source}/${area}/`,
        why: 'has no line: add it with the team that owns this area',
      })),
  ]
}
