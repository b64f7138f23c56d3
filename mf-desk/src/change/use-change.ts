import type { StaffStay, StayChangeInput, StayChangeQuoteInput } from '@calm-rest/contract/staff'
import { nightsBetween } from '@calm-rest/contract/stay'
import { useState } from 'react'
import { useDesk } from '../api/desk-context.ts'
import { isFailure } from '../api/staff-api.ts'
import { useAct } from '../api/use-act.ts'
import { useQuote } from '../api/use-quote.ts'
import type { StayPlace } from '../units/unit-rows.ts'
import { useUnits } from '../units/use-units.ts'
import { type RoomPrice, totalBy, usualPrice } from './room-price.ts'

/**
 * Input for the API that moves a stay from one place to another; undefined if they are the same. A unit's
 * number needs its room type.
 */
export const changeTo = (now: StayPlace, wanted: StayPlace): StayChangeQuoteInput | undefined => {
  const isMoved = wanted.roomId !== now.roomId || wanted.unit !== now.unit
  const change: StayChangeQuoteInput = {
    ...(wanted.roomId !== now.roomId && { roomId: wanted.roomId }),
    ...(isMoved && { unit: wanted.unit }),
    ...(wanted.checkIn !== now.checkIn && { checkIn: wanted.checkIn }),
    ...(wanted.checkOut !== now.checkOut && { checkOut: wanted.checkOut }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** The stay before the change, as last read. */
export type ChangedStay = StayPlace &
  Pick<StaffStay, 'reference' | 'version' | 'state' | 'guests'> & { name: string }

/** State of a pending change. Each choice is quoted; a quote reserves nothing. */
export const useChange = (stay: ChangedStay, begin: StayPlace, onDone: (stay: StaffStay) => void) => {
  const { call } = useDesk()
  const [place, setPlace] = useState(begin)
  const { busy, problem, act, clear } = useAct(onDone)
  const isValid = nightsBetween(place.checkIn, place.checkOut) > 0
  const change = isValid ? changeTo(stay, place) : undefined
  const { reference, version } = stay
  /** Number of refusals: each one requests a new quote. */
  const [refusals, setRefusals] = useState(0)
  /** Whether the chosen unit was refused because it is not clean, and whether the last attempt was. */
  const [isDirty, setIsDirty] = useState(false)
  const [isRefusedAsDirty, setIsRefusedAsDirty] = useState(false)
  /** Price chosen by the user; undefined means the quote's default. */
  const [chosenPrice, setChosenPrice] = useState<RoomPrice>()
  const input = change && { params: { reference }, body: change }
  const quoted = useQuote('quoteStayChange', input, { attempt: refusals })
  const roomPrice = chosenPrice ?? (quoted.status === 'ready' ? usualPrice(quoted.quote) : 'charged')
  const { units, failure } = useUnits(place, { reference, attempt: refusals })

  const choose = (next: Partial<StayPlace>) => {
    clear()
    setIsDirty(false)
    setChosenPrice(undefined)
    setPlace((before) => ({ ...before, ...next }))
  }
  /** `broken`: the old unit is out of order; `dirtyReason`: why a unit that is not clean is accepted. */
  const confirm = (more: Pick<StayChangeInput, 'broken' | 'dirtyReason'>) => {
    if (quoted.status !== 'ready' || !change) return
    const totalPrice = totalBy(quoted.quote, roomPrice)
    const keepsPrice = roomPrice === 'kept'
    void act(async () => {
      const changed = await call('changeStay', {
        params: { reference },
        body: { ...change, version, totalPrice, keepsPrice, ...more },
      })
      const isRefused = isFailure(changed, 'unit_dirty')
      setIsRefusedAsDirty(isRefused)
      if (isRefused) setIsDirty(true)
      if (!changed.ok) setRefusals((before) => before + 1)
      return changed
    })
  }
  const isMoved = place.roomId !== stay.roomId || place.unit !== stay.unit
  return {
    place,
    isMoved,
    units,
    failure,
    quoted,
    roomPrice,
    chooseRoomPrice: setChosenPrice,
    busy,
    problem,
    isDirty,
    isRefusedAsDirty,
    choose,
    confirm,
  }
}
