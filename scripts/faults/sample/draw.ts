import { createRandom } from '@calm-rest/testing/random'
import { isTestFile } from '../../boundaries/kinds.ts'
import type { Mutant } from './mutants.ts'

export type Side = 'server' | 'screens'
export const sides: readonly Side[] = ['server', 'screens']

/** What a person sees and presses, or what answers it; undefined for tests, tools, builds and words. */
export const sideOf = (file: string): Side | undefined => {
  if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts')) return undefined
  if (isTestFile(file) || /(^|\/)(testing|words)(\/|\.ts$)/.test(file)) return undefined
  if (/^(api|site)\/src\/|^shell\/server\/|^packages\/(contract|objects|releases|server)\/src\//.test(file))
    return 'server'
  return /^(mf-[^/]+|shell|packages\/(client|embed|federation|i18n|ui))\/src\//.test(file)
    ? 'screens'
    : undefined
}

/** The first mutants by a seed, at most one of each file, so that all of them can be planted at once. */
export const drawMutants = (mutants: readonly Mutant[], seed: number, count: number): Mutant[] => {
  const random = createRandom(`faults ${seed}`)
  const rest = [...mutants]
  const drawn = new Map<string, Mutant>()
  while (drawn.size < count && rest.length > 0) {
    const [one] = rest.splice(Math.floor(random.between(0, rest.length)), 1)
    if (one && !drawn.has(one.file)) drawn.set(one.file, one)
  }
  return [...drawn.values()]
}
