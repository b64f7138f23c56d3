import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * A row of pictures with scroll snap, moved by the visitor's scrolling or by `show`, which wraps around at both ends.
 * `index` is the picture on the screen, or the one that `show` scrolls to.
 */
export const useSlides = (count: number, first = 0) => {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(first)
  /** Set while `show` scrolls: pictures on the way do not become `index`. */
  const target = useRef<number>(undefined)

  const show = (wanted: number, motion: 'smooth' | 'instant' = 'smooth') => {
    const next = (wanted + count) % count
    const element = track.current
    setIndex(next)
    if (!element) return
    target.current = next
    // before the scroll: a row that snaps would go back to the picture that has the focus
    if (element.matches(':focus-within')) focusSlide(element, next)
    // wraps around without motion: scrolling back over all pictures would look like the other direction
    const behavior = Math.abs(next - index) > 1 || prefersReducedMotion() ? 'instant' : motion
    element.scrollTo({ left: next * element.clientWidth, behavior })
  }

  const scrolled = () => {
    const element = track.current
    if (!element?.clientWidth) return
    const nearest = Math.round(element.scrollLeft / element.clientWidth)
    if (target.current === undefined) setIndex(nearest)
    else if (target.current === nearest) target.current = undefined
  }

  // the row may have been moved before there was a script
  const moved = useEffectEvent(scrolled)
  useEffect(() => moved(), [])

  /** The visitor scrolls: from here on the nearest picture is `index`. */
  const interrupted = () => {
    target.current = undefined
  }

  return { track, index, show, scrolled, interrupted }
}

export type SlidesState = ReturnType<typeof useSlides>

/** Focuses a picture's button, if it has one. */
export const focusSlide = (track: HTMLElement | null, index: number) =>
  track?.children[index]?.querySelector('button')?.focus({ preventScroll: true })

/** Step through the pictures for an arrow key; 0 for every other key. */
export const arrowStep = (key: string): -1 | 0 | 1 => {
  if (key === 'ArrowLeft') return -1
  return key === 'ArrowRight' ? 1 : 0
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
