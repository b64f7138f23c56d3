import type { StaffStay, WalkInInput } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { useState } from 'react'
import { useAct } from '../api/use-act.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useQuote } from '../api/use-quote.ts'
import { type UnitChoice, useUnits } from '../change/use-units.ts'
import { useDesk } from '../session/desk-context.ts'

export interface Wanted {
  /** Of the unit; the first free one until somebody chooses. */
  key: string | undefined
  checkIn: string
  nights: number
  guests: number
}

/** Who they are, and whether they stand at the door. */
export type WalkInGuest = Pick<WalkInInput, 'firstName' | 'lastName' | 'email' | 'phone' | 'lang' | 'isHere'>

/** A booking at the desk: each choice is quoted, and one attempt never books twice. */
export const useWalkIn = (begin: Wanted, onBooked: (stay: StaffStay) => void) => {
  const { call } = useDesk()
  const [wanted, setWanted] = useState(begin)
  const { attempt, renew } = useAttempt()
  const { busy, problem, act, clear } = useAct(onBooked)
  const { checkIn, nights, guests } = wanted
  const checkOut = addDays(checkIn, nights)
  const units = useUnits({ roomId: '', unit: 0, checkIn, checkOut })
  const unit: UnitChoice | undefined =
    units.find(({ key }) => key === wanted.key) ?? units.find(({ isFree }) => isFree)
  const roomId = unit?.roomId
  const quoted = useQuote(
    'quoteWalkIn',
    roomId === undefined ? undefined : { body: { roomId, checkIn, checkOut, guests } },
  )

  const chosen = (next: Partial<Wanted>) => {
    clear()
    // another booking is another attempt
    renew()
    setWanted((before) => ({ ...before, ...next }))
  }
  const book = (guest: WalkInGuest) => {
    if (quoted.status !== 'ready' || !unit) return
    const { totalPrice } = quoted.quote
    const body = { ...guest, roomId: unit.roomId, unit: unit.unit, checkIn, checkOut, guests, totalPrice }
    void act(() => call('addWalkIn', { body }, attempt))
  }
  return { wanted, checkOut, units, unit, quoted, busy, problem, chosen, book }
}
