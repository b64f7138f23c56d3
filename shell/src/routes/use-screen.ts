import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../site/site.ts'
import { matchScreen } from './screens.ts'

/** The screen of the address, those that remotes brought along among them. */
export const useScreen = () => {
  const { pathname } = useLocation()
  const { places, documentPath } = useSite()
  return useMemo(() => matchScreen(pathname, places, documentPath), [pathname, places, documentPath])
}
