import { sides } from './draw.ts'
import type { Outcome } from './run-sample.ts'

/** One mutant: whether a test saw it, and which. */
export const reportLine = ({ side, mutant, foundBy, isLate, ran, selected, seconds }: Outcome): string => {
  const { file, line, before, after } = mutant
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)
  const change = `${file}:${line}  ${short(before)} → ${short(after) || '(removed)'}`
  const became = foundBy ? 'found' : isLate ? 'LATE' : 'SURVIVED'
  const by = foundBy ?? `${ran} of ${selected} test files are green`
  return `${became.padEnd(8)}  ${side.padEnd(7)}  ${change}\n                   ${by} (${seconds} s)`
}

/** `server: 25 of 30 found (83 %)`, a line for each side. */
export const scores = (outcomes: readonly Outcome[]): string[] =>
  sides.flatMap((side) => {
    const own = outcomes.filter((one) => one.side === side)
    const found = own.filter(({ foundBy }) => foundBy !== undefined).length
    if (own.length === 0) return []
    const late = own.filter(({ isLate }) => isLate).length
    const more = late > 0 ? `, ${late} not within the limit` : ''
    return [`${side}: ${found} of ${own.length} found (${Math.round((100 * found) / own.length)} %)${more}`]
  })
