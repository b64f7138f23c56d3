import type { Check } from '@calm-rest/releases'
import type { VersionToTry } from './messages.ts'

const again = ({ remote, version }: VersionToTry) =>
  `If the machine was at fault, try it again: npm run release -- gate ${remote} ${version}`

const underWay = (open: readonly string[]) => open.join('; ') || 'nothing had begun'

/** The finding where a version used up its time. */
export const outOfTime = (version: VersionToTry, deadlineMs: number, open: readonly string[]): Check => ({
  name: `ends within ${Math.round(deadlineMs / 100) / 10} s`,
  ok: false,
  found: `did not end: ${underWay(open)}. Look for a loop in a render or an effect: it blocks the page. ${again(version)}`,
})

/** The finding where the process or the browser of a try was gone before its end. */
export const notEnded = (version: VersionToTry, how: string, open: readonly string[]): Check => ({
  name: 'keeps its browser running',
  ok: false,
  found: `the try ended ${how}, during: ${underWay(open)}. Look for memory that grows without an end. ${again(version)}`,
})
