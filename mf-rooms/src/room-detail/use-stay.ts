import { type Host, type StaySearch, searchOf } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useState } from 'react'
import { useHeardStay } from '../stay-search/use-heard-stay.ts'

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

/**
 * Writes the stay into the address of the room's own page, so that a reload and Back begin with it. The
 * history entry and the rest of the address stay. On other pages nothing is written.
 */
const writeStayInAddress = (host: Pick<Host, 'href'>, id: string, stay: StaySearch) => {
  const url = new URL(host.href({ screen: 'room', id, ...searchOf(stay) }), location.href)
  if (url.origin !== location.origin || url.pathname !== location.pathname) return
  const ofStay = Object.keys(searchOf({}))
  for (const [name, value] of new URLSearchParams(location.search))
    if (!ofStay.includes(name) && !url.searchParams.has(name)) url.searchParams.append(name, value)
  history.replaceState(history.state, '', url)
}
