import type { Failure, GuestBooking, Result } from '@calm-rest/contract/api'
import { useState } from 'react'

type Step =
  | { name: 'idle' }
  /** Asks what cancelling means at this moment: the page may have been open for a day. */
  | { name: 'reading' }
  | { name: 'unread'; failure: Failure }
  /** The guest is asked; `failure` where a cancellation was tried and did not succeed. */
  | { name: 'asking'; failure?: Failure }
  | { name: 'sending' }
  | { name: 'done' }

/** One booking on the screen, and the way to cancel it. */
export const useCancellation = (given: GuestBooking, access: BookingAccess) => {
  // newer than what was given, until something else is given
  const [newer, setNewer] = useState({ than: given, booking: given })
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const booking = newer.than === given ? newer.booking : given
  const learnt = (value: GuestBooking) => setNewer({ than: given, booking: value })

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
  return { booking, step, asked, confirmed, left }
}

export type Cancellation = ReturnType<typeof useCancellation>

/** Whether the guest can still cancel it. */
export const isOpen = ({ status, cancellation }: GuestBooking) =>
  status === 'confirmed' && cancellation !== 'closed'

/** Reads and cancels one booking: by the account of its guest, or by the signed link of its mail. */
export interface BookingAccess {
  /** As it is now. */
  read(): Promise<Result<GuestBooking>>
  cancel(): Promise<Result<GuestBooking>>
}
