import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useSite } from '../site/site.ts'

/** Tells when a screen is on the page: see `createReturnPoints`. */
export const useArrival = () => {
  const { returnPoints } = useSite()
  const location = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    returnPoints.arrived(location, type)
  }, [returnPoints, location, type])
}
