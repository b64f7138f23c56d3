import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many months the style sheet has room for, by its `--months`. */
export const useMonths = (ref: RefObject<HTMLElement | null>): 1 | 2 => {
  const [months, setMonths] = useState<1 | 2>(1)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () =>
      setMonths(getComputedStyle(element).getPropertyValue('--months').trim() === '2' ? 2 : 1)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return months
}
