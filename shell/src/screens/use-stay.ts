import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { stayFrom } from '../routes/addresses.ts'

/** The stay that the address carries from screen to screen. */
export const useStay = () => {
  const [search] = useSearchParams()
  return useMemo(() => stayFrom(search), [search])
}
