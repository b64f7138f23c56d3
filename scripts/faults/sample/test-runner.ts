import { outputOf } from '../output-of.ts'
import type { Mutant } from './mutants.ts'
import { plantMutant } from './refused.ts'

export interface Scratch {
  folder: string
  restore: () => void
}

interface Batch {
  project: string
  batch: readonly string[]
  /** The mutant that is planted. */
  mutant: Mutant
  limitMs: number
}

/** What the run of test files came to. */
export interface Ended {
  /** The first test that failed, behind its file. */
  foundBy: string | undefined
  isLate: boolean
}

export type RunFiles = (
  folder: string,
  project: string,
  files: readonly string[],
  limitMs: number,
) => Promise<Ended>

const fileOf = (foundBy = '') => /^\S+\.test\.tsx?/.exec(foundBy)?.[0]

/**
 * Runs test files with a mutant. A file that fails without it, too, has found nothing: it is left out from then on, and
 * the others are asked again.
 */
export const createTestRunner = ({ folder, restore }: Scratch, runFiles: RunFiles = runVitest) => {
  const green = new Set<string>()
  const red = new Set<string>()

  return async ({ project, batch, mutant, limitMs }: Batch): Promise<Ended> => {
    for (;;) {
      const files = batch.filter((file) => !red.has(file))
      if (files.length === 0) return { foundBy: undefined, isLate: false }
      const ended = await runFiles(folder, project, files, limitMs)
      const file = fileOf(ended.foundBy)
      if (file === undefined || green.has(file)) return ended
      restore()
      const alone = await runFiles(folder, project, [file], limitMs)
      plantMutant(folder, mutant)
      if (alone.foundBy === undefined && !alone.isLate) {
        green.add(file)
        return ended
      }
      red.add(file)
    }
  }
}

const runVitest: RunFiles = async (folder, project, files, limitMs) => {
  // the files were chosen by the change, long ones among them
  process.env.TEST_LONG = '1'
  const vitest = ['scripts/on-pinned-node.mjs', 'node_modules/vitest/vitest.mjs', 'run', '--bail=1']
  const args = [...vitest, '--project', project, ...files]
  const { output, isGreen, isLate } = await outputOf(folder, process.execPath, args, limitMs)
  if (isGreen || isLate) return { foundBy: undefined, isLate }
  const failed = /^ *FAIL +(?:\|\w+\| +)?(.+)$/m.exec(output)?.[1]?.trim()
  return { foundBy: failed ?? output.trim().split('\n').at(-1), isLate }
}
