import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useSite } from '../site/site.ts'

/** Tells when a screen is on the page: see `createReturnPoints` and `createPictureTransition`. */
export const useArrival = () => {
  const { returnPoints, pictureTransition } = useSite()
  const location = useLocation()
  const type = useNavigationType()
  useLayoutEffect(() => {
    returnPoints.arrived(location, type)
    pictureTransition.arrive(location.pathname)
  }, [returnPoints, pictureTransition, location, type])
}
