import { useEffect, useState } from 'react'
import { reachabilityUrl } from '../../hotel/maps.ts'

/** Longest wait for Google's empty answer. Networks that block Google often drop the request. */
const reachMs = 10_000
/** Longest wait for the map, on a slow line, too. */
const mapMs = 20_000

const isReachable = () =>
  fetch(reachabilityUrl, {
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(reachMs),
  }).then(
    () => true,
    () => false,
  )

/**
 * Whether Google's map is there. A frame that was blocked or found no network fires `load` like any other, and hides
 * from its page what is in it. Only a request of the page fails: it comes first.
 */
export const useGoogleMap = () => {
  const [state, setState] = useState<'unasked' | 'asked' | 'reached' | 'shown' | 'failed'>('unasked')
  useEffect(() => {
    if (state !== 'reached') return
    const late = setTimeout(() => setState('failed'), mapMs)
    return () => clearTimeout(late)
  }, [state])
  return {
    state,
    ask: async () => {
      setState('asked')
      setState((await isReachable()) ? 'reached' : 'failed')
    },
    loaded: () => setState('shown'),
  }
}
