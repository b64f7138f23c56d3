import { useLayoutEffect, useRef } from 'react'

const easing = 'cubic-bezier(0.3, 0.1, 0.2, 1)'
const durationMs = 260

interface Position {
  x: number
  y: number
}

/** Lets the cards of a list glide to their new positions after `remember()` and a change of `arrangement`. */
export const useRearrange = (arrangement: string) => {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<Map<Element, Position>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that matters
  useLayoutEffect(() => {
    const positions = before.current
    before.current = undefined
    if (!positions || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const card of cardsOf(list.current))
      card.animate(glide(positions.get(card), positionOf(card)), { duration: durationMs, easing })
  }, [arrangement])

  const remember = () => {
    before.current = new Map(cardsOf(list.current).map((card) => [card, positionOf(card)]))
  }
  return { list, remember }
}

const cardsOf = (list: HTMLElement | null) => [...(list?.children ?? [])] as HTMLElement[]

/** Within the list, so that scrolling in between changes nothing. */
const positionOf = ({ offsetLeft, offsetTop }: HTMLElement): Position => ({ x: offsetLeft, y: offsetTop })

const glide = (from: Position | undefined, to: Position): Keyframe[] =>
  from
    ? [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: 'none' }]
    : [{ opacity: 0 }, { opacity: 1 }]
