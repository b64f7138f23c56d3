import type { ChartStay } from '@calm-rest/contract/staff'
import { type PointerEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { followPointer } from '../parts/follow-pointer.ts'
import { type ChartRowUnit, type StayPlace, unitKey } from '../units/unit-rows.ts'
import { type ChartScale, draggedNights, type Grip, rowAt } from './geometry.ts'

/** A stay being dragged and its drop target. */
export interface Drag extends StayPlace {
  stay: ChartStay
  row: number
}

interface DragOptions {
  scroller: RefObject<HTMLElement | null>
  /** Container of the rows; y is relative to its top. */
  body: RefObject<HTMLElement | null>
  scale: ChartScale
  units: readonly ChartRowUnit[]
  /** Undefined: nothing is dragged. */
  onPlaced: ((stay: ChartStay, place: StayPlace) => void) | undefined
}

/** Drags a stay to other nights or another unit; dragging an end changes its length. */
export const useDrag = (options: DragOptions) => {
  const [drag, setDrag] = useState<Drag>()
  const latestOptions = useRef(options)
  latestOptions.current = options

  // stable identity, so that unchanged bars are not rendered again
  const startDrag = useCallback(({ nativeEvent }: PointerEvent, stay: ChartStay, grip: Grip) => {
    const { scroller, body, scale, units, onPlaced } = latestOptions.current
    if (nativeEvent.button !== 0 || !scroller.current || !onPlaced) return
    const rowBefore = units.findIndex(({ key }) => key === unitKey(stay))
    const nights = { from: stay.checkIn, until: stay.checkOut }
    let latest: Drag | undefined
    followPointer({
      scroller: scroller.current,
      pressed: nativeEvent,
      onMove: ({ dx, clientY }) => {
        const top = body.current?.getBoundingClientRect().top ?? 0
        const wanted = grip === 'whole' ? rowAt(clientY - top, scale) : rowBefore
        const row = Math.min(Math.max(0, wanted), units.length - 1)
        // guests in house may change their room, but not their arrival
        const isFixed = grip === 'whole' && stay.state === 'in_house'
        const { from, until } = draggedNights(nights, grip, isFixed ? 0 : Math.round(dx / scale.night))
        const { roomId, unit } = units[row] ?? stay
        latest = { stay, row, roomId, unit, checkIn: from, checkOut: until }
        setDrag((before) => (isSame(before, latest) ? before : latest))
      },
      onEnd: (dropped) => {
        setDrag(undefined)
        if (dropped && latest && !isSame(latest, stay)) {
          const { roomId, unit, checkIn, checkOut } = latest
          onPlaced(stay, { roomId, unit, checkIn, checkOut })
        }
      },
    })
  }, [])

  return { drag, startDrag }
}

const isSame = (one: StayPlace | undefined, other: StayPlace | undefined) =>
  one?.roomId === other?.roomId &&
  one?.unit === other?.unit &&
  one?.checkIn === other?.checkIn &&
  one?.checkOut === other?.checkOut
