import { type RefObject, useEffect, useState } from 'react'

/** Distance ahead of the window at which loading starts. */
const rootMargin = '600px'

/** Whether an element has come near the window: until then nothing is asked for it. */
export const useNear = (ref: RefObject<HTMLElement | null>): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return near
}
