import type { Failure } from '@calm-rest/contract/api'
import type { StaffChangeQuote, StaffStay } from '@calm-rest/contract/staff'
import { nightsBetween } from '@calm-rest/contract/stay'
import { useEffect, useState } from 'react'
import { useAct } from '../api/use-act.ts'
import type { StayPlace } from '../chart/chart-data.ts'
import { useDesk } from '../session/desk-context.ts'
import { changeTo } from './change.ts'

/** The stay that is to be changed, as it was seen. */
export type ChangedStay = StayPlace & Pick<StaffStay, 'reference' | 'version' | 'state'> & { name: string }

type Quoted =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'ready'; quote: StaffChangeQuote }
  | { status: 'failed'; failure: Failure }

/** A change before it is done: each choice is quoted, and nothing is held by that. */
export const useChange = (stay: ChangedStay, begin: StayPlace, onDone: (stay: StaffStay) => void) => {
  const { call } = useDesk()
  const [place, setPlace] = useState(begin)
  const [quoted, setQuoted] = useState<Quoted>({ status: 'none' })
  const { busy, problem, act, clear } = useAct(onDone)
  const isValid = nightsBetween(place.checkIn, place.checkOut) > 0
  const change = isValid ? changeTo(stay, place) : undefined
  const { reference, version } = stay
  const asked = JSON.stringify(change)

  useEffect(() => {
    if (asked === undefined) return setQuoted({ status: 'none' })
    let isCurrent = true
    setQuoted({ status: 'asking' })
    const ask = async () => {
      const result = await call('quoteStayChange', { params: { reference }, body: JSON.parse(asked) })
      if (!isCurrent) return
      if (result.ok) setQuoted({ status: 'ready', quote: result.value })
      else setQuoted({ status: 'failed', failure: result.failure })
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [call, reference, asked])

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
