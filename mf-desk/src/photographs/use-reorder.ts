import { type PointerEvent, type RefObject, useCallback, useRef, useState } from 'react'
import { followPointer } from '../parts/follow-pointer.ts'

interface ReorderOptions {
  /** Its children that have `data-position` are the photographs, in the order in which they are seen. */
  list: RefObject<HTMLElement | null>
  onDropped: (id: number, position: number) => void
}

interface Carried {
  id: number
  position: number
}

/** Carries a photograph to another place of the grid: a mouse at once, a finger once it has rested. */
export const useReorder = ({ list, onDropped }: ReorderOptions) => {
  const [carried, setCarried] = useState<Carried>()
  const dropped = useRef(onDropped)
  dropped.current = onDropped

  const pressed = useCallback(
    ({ nativeEvent }: PointerEvent, id: number) => {
      const grid = list.current
      if (nativeEvent.button !== 0 || !grid) return
      let latest: Carried | undefined
      followPointer({
        scroller: grid,
        pressed: nativeEvent,
        onMove: ({ dx, clientY }) => {
          const position = positionAt(grid, nativeEvent.clientX + dx, clientY) ?? latest?.position
          if (position === undefined || position === latest?.position) return
          latest = { id, position }
          setCarried(latest)
        },
        onEnd: (isDropped) => {
          setCarried(undefined)
          if (isDropped && latest) dropped.current(id, latest.position)
        },
      })
    },
    [list],
  )
  return { carried, pressed }
}

const positionAt = (grid: HTMLElement, x: number, y: number): number | undefined => {
  const at = [...grid.querySelectorAll('[data-position]')].findIndex((card) => {
    const { left, right, top, bottom } = card.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  })
  return at < 0 ? undefined : at + 1
}
