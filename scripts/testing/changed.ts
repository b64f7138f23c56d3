import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from './changed-files.ts'
import { readGraph } from './changed-graph.ts'
import { changedTests } from './changed-tests.ts'

export interface Change {
  /** Changed files from the project's root. */
  files: string[]
  /** Test files that can see the change. */
  tests: string[]
  screens: string[]
  /** Paths to lint: the changed files that still exist, or everything where the rules changed. */
  linted: string[]
}

/** Compares the project below `root` with `base`, and selects the tests that can see the change and match `filters`. */
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
