import { useEffect, useState } from 'react'

/** Longest wait for the next page, in milliseconds. */
const longestMs = 5000

const startLeaving = () => {
  let leave = () => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  return { left, leave }
}

/** Returns a function that waits until the page of the component has given way to another one. */
export const useUntilLeft = () => {
  const [{ left, leave }] = useState(startLeaving)
  useEffect(() => leave, [leave])
  return (): Promise<void> =>
    Promise.race([left, new Promise<void>((resolve) => setTimeout(resolve, longestMs))])
}
