import type { StaffStay } from '@calm-rest/contract/staff'
import { nightsBetween } from '@calm-rest/contract/stay'
import { useState } from 'react'
import { useAct } from '../api/use-act.ts'
import { useQuote } from '../api/use-quote.ts'
import type { StayPlace } from '../chart/chart-data.ts'
import { useDesk } from '../session/desk-context.ts'
import { changeTo } from './change.ts'

/** The stay that is to be changed, as it was seen. */
export type ChangedStay = StayPlace & Pick<StaffStay, 'reference' | 'version' | 'state'> & { name: string }

/** A change before it is done: each choice is quoted, and nothing is held by that. */
export const useChange = (stay: ChangedStay, begin: StayPlace, onDone: (stay: StaffStay) => void) => {
  const { call } = useDesk()
  const [place, setPlace] = useState(begin)
  const { busy, problem, act, clear } = useAct(onDone)
  const isValid = nightsBetween(place.checkIn, place.checkOut) > 0
  const change = isValid ? changeTo(stay, place) : undefined
  const { reference, version } = stay
  const quoted = useQuote('quoteStayChange', change && { params: { reference }, body: change })

  const chosen = (next: Partial<StayPlace>) => {
    clear()
    setPlace((before) => ({ ...before, ...next }))
  }
  const confirmed = () => {
    if (quoted.status !== 'ready' || !change) return
    const { totalPrice } = quoted.quote
    void act(() => call('changeStay', { params: { reference }, body: { ...change, version, totalPrice } }))
  }
  return { place, quoted, busy, problem, chosen, confirmed }
}
