import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from './changed-files.ts'
import { readGraph } from './changed-graph.ts'
import { changedTests } from './changed-tests.ts'

export interface Change {
  /** Files that differ, from the project's root. */
  files: string[]
  /** Test files that can see it. */
  tests: string[]
  screens: string[]
  /** What to lint: the files that are still there, or everything where the rules changed. */
  linted: string[]
}

/** What differs from `base` in the project below `root`, and the tests whose path holds one of `filters` that can see it. */
export const changeSince = (root: string, base: string, filters: readonly string[] = []): Change => {
  const files = changedFiles(root, base)
  const { files: tests, screens } = changedTests(readGraph(root), files)
  const isWanted = (file: string) => filters.length === 0 || filters.some((part) => file.includes(part))
  const there = files.filter((file) => existsSync(join(root, file)))
  const linted = there.length === 0 || files.includes('biome.json') ? ['.'] : there
  return { files, tests: tests.filter(isWanted), screens, linted }
}

export const describeChange = ({ files, tests, screens }: Change, base: string): string =>
  `${files.length} files differ from ${base}: ${tests.length} test files can see it` +
  (screens.length > 0 ? `, on these screens: ${screens.join(', ')}` : '')
