import { useRef, useState } from 'react'

/**
 * Pictures in a row that snaps: a finger moves it, and so does `show`, which goes on from the last picture to the
 * first and back. `index` is the picture on the screen, or on its way there.
 */
export const useSlides = (count: number, first = 0) => {
  const track = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(first)
  /** Where a scroll that we began is going: the pictures that it passes are not shown. */
  const target = useRef<number>(undefined)

  const show = (wanted: number, motion: 'smooth' | 'instant' = 'smooth') => {
    const next = (wanted + count) % count
    const element = track.current
    setIndex(next)
    if (!element) return
    target.current = next
    // before the scroll: a row that snaps would go back to the picture that has the focus
    if (element.matches(':focus-within')) focusSlide(element, next)
    // around the end it is a cut: gliding back over all pictures would look like another direction
    const behavior = Math.abs(next - index) > 1 || prefersStillness() ? 'instant' : motion
    element.scrollTo({ left: next * element.clientWidth, behavior })
  }

  const scrolled = () => {
    const element = track.current
    if (!element?.clientWidth) return
    const nearest = Math.round(element.scrollLeft / element.clientWidth)
    if (target.current === undefined) setIndex(nearest)
    else if (target.current === nearest) target.current = undefined
  }

  /** The visitor takes over. */
  const taken = () => {
    target.current = undefined
  }

  return { track, index, show, scrolled, taken }
}

export type SlidesState = ReturnType<typeof useSlides>

/** Gives the focus to the button of a picture, where it is one. */
export const focusSlide = (track: HTMLElement | null, index: number) =>
  track?.children[index]?.querySelector('button')?.focus({ preventScroll: true })

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
