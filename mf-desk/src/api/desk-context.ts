import type { Result } from '@calm-rest/contract/api'
import type { StaffSession } from '@calm-rest/contract/staff'
import { createContext, useContext } from 'react'
import type { Live } from './live.ts'
import type { StaffCall } from './staff-api.ts'

/** What every screen of the desk works with, once somebody is signed in. */
export interface Desk {
  call: StaffCall
  live: Live
  session: StaffSession
  /** Where the API was not reached, nobody is signed out. */
  signOut: () => Promise<Result<unknown>>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk needs somebody who is signed in around it')
  return desk
}
