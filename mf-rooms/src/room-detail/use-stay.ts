import type { StaySearch } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useState } from 'react'
import { useHeardStay } from '../stay-search/use-heard-stay.ts'
import { writeStayInAddress } from './stay-in-address.ts'

/** The stay on the page of a room: as chosen here, else as the address has it, else as it was chosen elsewhere. */
export const useStay = (roomId: string, given: StaySearch) => {
  const host = useHost()
  const heard = useHeardStay()
  const [chosen, setChosen] = useState<StaySearch>()
  const isGiven = given.checkIn !== undefined || given.checkOut !== undefined
  return {
    stay: chosen ?? (isGiven ? given : (heard ?? given)),
    stayChosen: (stay: StaySearch) => {
      setChosen(stay)
      host.events?.send('stay-chosen@1', stay)
      writeStayInAddress(host, roomId, stay)
    },
  }
}
