import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../sources/finding.ts'
import { type Areas, areas as ownAreas } from './areas.ts'
import { type Floors, floors as ownFloors } from './floors.ts'
import { areaImports, wholeAreas } from './rules/areas.ts'
import { browserCode } from './rules/browser-code.ts'
import { cycles } from './rules/cycles.ts'
import { declared } from './rules/declared.ts'
import { directions } from './rules/directions.ts'
import { doors } from './rules/doors.ts'
import { floorImports, knownFloors } from './rules/floors.ts'
import { knownFolders } from './rules/known-folders.ts'
import { locked } from './rules/locked.ts'
import { owners } from './rules/owners.ts'
import { readTree } from './tree.ts'

const rules = [knownFolders, owners, directions, doors, browserCode, declared, locked, cycles]

/** Judges every import of the project below `root` by the folders it goes from and to, and that the areas of workspaces are whole. */
export const checkBoundaries = (
  root: string,
  areas: readonly Areas[] = ownAreas,
  floors: readonly Floors[] = ownFloors,
): Report => {
  const tree = readTree(root)
  // a project need not have every workspace
  const isThere = ({ source }: { source: string }) => existsSync(join(root, source))
  const imports = [...tree.sources.values()].reduce((sum, { edges }) => sum + edges.length, 0)
  return {
    findings: [
      ...tree.unreadable,
      ...rules.flatMap((rule) => rule(tree)),
      ...areas.filter(isThere).flatMap((each) => [...areaImports(tree, each), ...wholeAreas(tree, each)]),
      ...floors.filter(isThere).flatMap((each) => [...floorImports(tree, each), ...knownFloors(tree, each)]),
    ],
    seen: { files: tree.sources.size, imports },
  }
}
