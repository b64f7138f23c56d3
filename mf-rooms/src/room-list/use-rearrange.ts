import { useLayoutEffect, useRef } from 'react'

const easing = 'cubic-bezier(0.3, 0.1, 0.2, 1)'
const durationMs = 260

interface Place {
  x: number
  y: number
}

/** Lets the cards of a list glide to their new places after `remember()` and a change of `arrangement`. */
export const useRearrange = (arrangement: string) => {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef<Map<Element, Place>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that matters
  useLayoutEffect(() => {
    const places = before.current
    before.current = undefined
    if (!places || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const card of cardsOf(list.current))
      card.animate(glide(places.get(card), placeOf(card)), { duration: durationMs, easing })
  }, [arrangement])

  const remember = () => {
    before.current = new Map(cardsOf(list.current).map((card) => [card, placeOf(card)]))
  }
  return { list, remember }
}

const cardsOf = (list: HTMLElement | null) => [...(list?.children ?? [])] as HTMLElement[]

/** Within the list, so that scrolling in between changes nothing. */
const placeOf = ({ offsetLeft, offsetTop }: HTMLElement): Place => ({ x: offsetLeft, y: offsetTop })

const glide = (from: Place | undefined, to: Place): Keyframe[] =>
  from
    ? [{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: 'none' }]
    : [{ opacity: 0 }, { opacity: 1 }]
