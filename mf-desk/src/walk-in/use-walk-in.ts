import type { StaffStay, WalkInInput } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { useState } from 'react'
import { useDesk } from '../api/desk-context.ts'
import { isFailure } from '../api/staff-api.ts'
import { useAct } from '../api/use-act.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useQuote } from '../api/use-quote.ts'
import { useKept } from '../language/kept-view.ts'
import { type Coming, isToBeMadeReady } from '../units/unit-mark.ts'
import { isTooSmall, type UnitChoice, useUnits } from '../units/use-units.ts'

export interface Wanted {
  /** Unit; the default one until another is chosen. */
  key: string | undefined
  checkIn: string
  nights: number
  guests: number
}

/** Guests' details, and whether they are present. */
export type WalkInGuest = Pick<
  WalkInInput,
  'firstName' | 'lastName' | 'email' | 'phone' | 'lang' | 'isHere' | 'dirtyReason'
>

/** The unit that is offered until somebody chooses: the first free one that holds the guests; one that is ready goes first. */
export const usualUnit = (units: readonly UnitChoice[], coming: Coming): UnitChoice | undefined => {
  const possible = units.filter((unit) => unit.isFree && !isTooSmall(unit, coming.guests))
  return possible.find((unit) => !isToBeMadeReady(unit, coming)) ?? possible[0]
}

/** A booking at the desk: each choice is quoted, and one attempt never books twice. */
export const useWalkIn = (begin: Wanted, today: string, onBooked: (stay: StaffStay) => void) => {
  const { call } = useDesk()
  const [wanted, setWanted] = useKept('walkIn.wanted', () => begin)
  /** Number of refusals: each one requests a new quote. */
  const [refusals, setRefusals] = useState(0)
  /** The room was refused as it is not clean. */
  const [isDirty, setIsDirty] = useState(false)
  const { attempt, renew } = useAttempt()
  const { busy, problem, act, clear } = useAct(onBooked)
  const { checkIn, nights, guests } = wanted
  const checkOut = addDays(checkIn, nights)
  const coming = { guests, isToday: checkIn === today }
  const { units, closures, failure } = useUnits({ checkIn, checkOut }, { attempt: refusals })
  const unit: UnitChoice | undefined = units.find(({ key }) => key === wanted.key) ?? usualUnit(units, coming)
  const roomId = unit?.roomId
  const quoted = useQuote(
    'quoteWalkIn',
    roomId === undefined ? undefined : { body: { roomId, checkIn, checkOut, guests } },
    { attempt: refusals },
  )

  const choose = (next: Partial<Wanted>) => {
    clear()
    setIsDirty(false)
    // another booking is another attempt
    renew()
    setWanted((before) => ({ ...before, ...next }))
  }
  const book = (guest: WalkInGuest) => {
    if (quoted.status !== 'ready' || !unit) return
    const { totalPrice } = quoted.quote
    // no other one is booked by a second press, whatever became of the first
    setWanted((before) => ({ ...before, key: unit.key }))
    const body = { ...guest, roomId: unit.roomId, unit: unit.unit, checkIn, checkOut, guests, totalPrice }
    void act(async () => {
      const booked = await call('addWalkIn', { body }, attempt)
      if (isFailure(booked, 'unit_dirty')) setIsDirty(true)
      // if the response was lost, everything stays for a retry of the same attempt
      if (!booked.ok && booked.failure.kind === 'api') setRefusals((before) => before + 1)
      return booked
    })
  }
  return {
    wanted,
    coming,
    checkOut,
    units,
    closures,
    failure,
    unit,
    quoted,
    busy,
    problem,
    isDirty,
    choose,
    renew,
    book,
  }
}
