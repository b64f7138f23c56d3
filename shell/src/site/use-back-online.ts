import { useEffect } from 'react'

/** Calls back when the browser has a line again, for what could not be fetched without one. */
export const useBackOnline = (onBackOnline: (() => void) | undefined) => {
  useEffect(() => {
    if (!onBackOnline) return
    addEventListener('online', onBackOnline)
    return () => removeEventListener('online', onBackOnline)
  }, [onBackOnline])
}
