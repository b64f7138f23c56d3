import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../site/site.ts'
import { matchScreen, writtenScreen } from './screens.ts'

/** The screen of the address, those that remotes brought along among them; none for a page that is not written. */
export const useScreen = () => {
  const { pathname } = useLocation()
  const { places, documentPath, facts } = useSite()
  return useMemo(
    () => writtenScreen(matchScreen(pathname, places, documentPath), facts),
    [pathname, places, documentPath, facts],
  )
}
