import type { Result } from '@calm-rest/contract/api'
import type { Right, StaffSession } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { createContext, useContext } from 'react'
import type { Live } from './live.ts'
import type { StaffCall } from './staff-api.ts'

/** Context of every screen after the sign-in. */
export interface Desk {
  call: StaffCall
  live: Live
  session: StaffSession
  /** Languages of the property, the main one first: as the page had them, until this device changes them. */
  languages?: readonly Lang[]
  languagesChanged?: (languages: readonly Lang[]) => void
  /** If the API is unreachable, nobody is signed out. */
  signOut: () => Promise<Result<unknown>>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk needs somebody who is signed in around it')
  return desk
}

/** Asks whether the session has a right. What it lacks is not offered; the API refuses it in any case. */
export const useMay = (): ((right: Right) => boolean) => {
  const { session } = useDesk()
  return (right) => session.rights.includes(right)
}
