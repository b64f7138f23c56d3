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
 * Whether Google's map has loaded. A blocked frame, and one without a network, fire `load` like any other,
 * and hide their content from the page. Only a request of the page can fail: it comes first.
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
