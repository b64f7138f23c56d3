import type { Failure, GuestBooking } from '@calm-rest/contract/api'
import { roomNumberOf } from '@calm-rest/contract/reference'
import { useState } from 'react'
import type { BookingAccess } from './booking-access.ts'
import type { ShownBooking } from './use-shown-booking.ts'

type Step =
  | { name: 'idle' }
  /** Asks what cancelling means at this moment: the page may have been open for a day. */
  | { name: 'reading' }
  | { name: 'unread'; failure: Failure }
  /** The guest is asked; `failure` where a cancellation was tried and did not succeed. */
  | { name: 'asking'; failure?: Failure }
  | { name: 'sending' }
  | { name: 'done' }

/** The way to cancel the booking of a card. */
export const useCancellation = ({ booking, learnt }: ShownBooking, access: BookingAccess) => {
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const asked = async () => {
    setStep({ name: 'reading' })
    const result = await access.read()
    if (!result.ok) return setStep({ name: 'unread', failure: result.failure })
    learnt(result.value)
    setStep(isOpen(result.value) ? { name: 'asking' } : { name: 'idle' })
  }
  const confirmed = async () => {
    setStep({ name: 'sending' })
    const result = await access.cancel()
    if (!result.ok) return setStep({ name: 'asking', failure: result.failure })
    learnt(result.value)
    setStep({ name: 'done' })
  }
  const left = () => setStep({ name: 'idle' })
  /** Whether the booking goes on without this room. */
  const isRoom = roomNumberOf(booking.reference) !== undefined
  return { booking, isRoom, step, asked, confirmed, left }
}

export type Cancellation = ReturnType<typeof useCancellation>

/** Whether the guest can still cancel it. */
export const isOpen = ({ status, cancellation }: GuestBooking) =>
  status === 'confirmed' && cancellation !== 'closed'
