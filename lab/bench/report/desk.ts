import type { DeskResult, FrameFigures } from '../desk/index.ts'
import { figure, spread, table } from './markdown.ts'

const rows: readonly { what: string; of: keyof FrameFigures }[] = [
  { what: 'frames', of: 'frames' },
  { what: 'later than 16.7 ms, %', of: 'latePercent' },
  { what: '98 of 100 frames within, ms', of: 'p98Ms' },
  { what: 'the longest, ms', of: 'longestMs' },
]

export const deskReport = ({
  units,
  nights,
  stays,
  scroll,
  drag,
  inpMs,
  interactions,
  slowest,
}: DeskResult) =>
  `${table(
    ['', 'scrolled', 'dragged'],
    rows.map(({ what, of }) => [what, spread(scroll[of]), spread(drag[of])]),
  )}\n\n${figure(units)} units, ${figure(nights)} nights, ${figure(stays)} stays. 98 of 100 interactions (INP) took ${spread(inpMs)} ms at most, of ${spread(interactions)} in a round; the slowest event was a \`${slowest.name}\` of ${figure(slowest.durationMs)} ms.`
