import type { ChartStay } from '@calm-rest/contract/staff'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { classNames } from '@calm-rest/ui'
import { memo, type PointerEvent } from 'react'
import { type StateLook, stateLooks } from '../parts/state-looks.ts'
import { type ChartBar, kindOf } from './bars.ts'
import * as styles from './chart-bar.module.css'
import { barOf, type ChartScale, type Grip } from './geometry.ts'
import * as chart from './tape-chart.module.css'

interface ChartBarProps {
  bar: ChartBar
  /** Free nights before the unit's next bar. */
  freeAfter?: number | undefined
  today: CalendarDate
  scale: ChartScale
  /** `ghost` follows the pointer, `dragged` marks the original place. */
  look: 'usual' | 'dragged' | 'ghost'
  /** Label for screen readers; a ghost has none. */
  labelOf?: ((bar: ChartBar) => string) | undefined
  id?: string | undefined
  isUnderCursor?: boolean | undefined
  /** Whether its start may scroll out of view; the name then stays visible if there is room. */
  isCut?: boolean | undefined
  onPressed?: ((event: PointerEvent, stay: ChartStay, grip: Grip) => void) | undefined
}

const places = { usual: undefined, dragged: styles.dragged, ghost: styles.ghost }

const lookOf = ({ state, checkIn }: ChartStay, today: CalendarDate): StateLook =>
  state === 'expected' && checkIn === today ? 'due' : state

/** One bar. Its ends are slanted, so that two bars that share a day fit edge to edge. */
const Bar = ({
  bar,
  freeAfter = 0,
  today,
  scale,
  look,
  labelOf,
  id,
  isUnderCursor,
  isCut = false,
  onPressed,
}: ChartBarProps) => {
  const { left, width } = barOf(bar, scale)
  const grips = bar.kind === 'stay' && onPressed ? gripsOf(bar.stay) : undefined
  // on a phone a single night has room for its icon only; the name is shown beside it, over free nights
  const isNarrow = width < narrowPx
  const roomBeside = Math.min(freeAfter, nightsBeside) * scale.night - besideGapPx
  const name = bar.kind === 'block' ? (bar.block.ownStayOf ?? bar.block.reason) : bar.stay.name
  const state = bar.kind === 'block' ? undefined : lookOf(bar.stay, today)
  const ofBlock = bar.kind === 'block' && kindOf(bar.block) === 'ownStay' ? 'ownStay' : 'block'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid, see there
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus, and names the cell
    <div
      id={id}
      role="gridcell"
      aria-colindex={bar.column + 2}
      aria-colspan={bar.nights}
      aria-label={labelOf?.(bar)}
      className={classNames(styles.place, places[look], isUnderCursor && chart.cursor)}
      style={{ insetInlineStart: scale.names + left, inlineSize: width }}
    >
      {/* for pointers; the keyboard uses the cell's menu */}
      <div
        data-look={state ?? (ofBlock === 'ownStay' ? ofBlock : undefined)}
        className={classNames(
          styles.bar,
          state ? stateLooks[state] : ofBlock === 'ownStay' ? styles.ownStay : styles.block,
          grips && styles.movable,
          isNarrow && styles.narrow,
          isCut && bar.nights > shortNights && styles.cut,
        )}
        onPointerDown={
          grips && bar.kind === 'stay'
            ? (event) => onPressed?.(event, bar.stay, gripAt(event, grips))
            : undefined
        }
      >
        <span className={styles.text}>{!isNarrow && name}</span>
      </div>
      {isNarrow && roomBeside >= narrowPx && (
        <span className={styles.beside} style={{ maxInlineSize: roomBeside }}>
          {name}
        </span>
      )}
    </div>
  )
}

export const ChartBarCell = memo(Bar)

/**
 * Parts that may be dragged. Guests in house keep their arrival; past stays and nights in a previous unit do
 * not move.
 */
const gripsOf = ({ state, until, checkOut }: ChartStay): readonly Grip[] | undefined => {
  if (until !== checkOut) return undefined
  if (state === 'expected') return ['whole', 'start', 'end']
  return state === 'in_house' ? ['whole', 'end'] : undefined
}

/** Below this width in pixels a name is unreadable. */
const narrowPx = 32

/** A stay of at most this many nights scrolls out of view soon after its name. */
const shortNights = 3

/** Most nights that a name beside its bar may cover, and its distance from both bars in pixels. */
const nightsBeside = 5
const besideGapPx = 12

/** Width of the grip at each end in pixels, at most a quarter of the bar. */
const endPx = 14

const gripAt = ({ nativeEvent, currentTarget }: PointerEvent, grips: readonly Grip[]): Grip => {
  const { left, right, width } = currentTarget.getBoundingClientRect()
  const reach = Math.min(endPx, width / 4)
  if (right - nativeEvent.clientX < reach) return 'end'
  return nativeEvent.clientX - left < reach && grips.includes('start') ? 'start' : 'whole'
}
