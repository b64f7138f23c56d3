import { useEffect, useState } from 'react'

/** A value once it has rested for a moment: no page is loaded anew for each letter that is typed. */
export const useSettled = <T>(value: T, restMs: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
