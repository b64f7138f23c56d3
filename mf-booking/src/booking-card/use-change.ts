import type {
  Failure,
  GuestBooking,
  Room,
  StayChangeQuote,
  StayChangeQuoteInput,
} from '@calm-rest/contract/api'
import { readAges } from '@calm-rest/contract/stay'
import { useState } from 'react'
import type { BookingAccess } from './booking-access.ts'
import type { ShownBooking } from './use-shown-booking.ts'

/** The stay that the guest asks for, with the ages of children as typed. */
export type ChangeTerms = Omit<StayChangeQuoteInput, 'children'> & { children: string }

/** The form of a change. A quote belongs to its `terms`: changing them requests another. */
export interface ChangeForm {
  terms: ChangeTerms
  rooms: readonly Room[]
  quote?: StayChangeQuote
  failure?: Failure
}

type Step =
  | { name: 'idle' }
  /** Reads the booking's current state: the page may have been open for a day. */
  | { name: 'reading' }
  | { name: 'unread'; failure: Failure }
  | ({ name: 'choosing' | 'quoting' | 'sending' } & ChangeForm)
  | { name: 'done' }

/** Steps to change a card's stay: choose, see the price, confirm. */
export const useChange = ({ booking, update }: ShownBooking, access: BookingAccess) => {
  const [step, setStep] = useState<Step>({ name: 'idle' })

  const ask = async () => {
    setStep({ name: 'reading' })
    const [now, rooms] = await Promise.all([access.read(), access.rooms()])
    if (!now.ok) return setStep({ name: 'unread', failure: now.failure })
    if (!rooms.ok) return setStep({ name: 'unread', failure: rooms.failure })
    update(now.value)
    if (!isChangeable(now.value)) return setStep({ name: 'idle' })
    const { roomId: room, checkIn, checkOut, guests } = now.value
    const children = now.value.children.join(', ')
    setStep({ name: 'choosing', terms: { room, checkIn, checkOut, guests, children }, rooms: rooms.value })
  }
  const choose = (part: Partial<ChangeTerms>) => {
    if (!('terms' in step)) return
    const { rooms, terms } = step
    setStep({ name: 'choosing', rooms, terms: { ...terms, ...part } })
  }
  const requestQuote = async () => {
    if (!('terms' in step)) return
    const { rooms, terms } = step
    setStep({ name: 'quoting', rooms, terms })
    const result = await access.quoteChange(inputOf(terms))
    // a guest who left or chose something else meanwhile needs no result
    setStep((now) =>
      now.name === 'quoting' && now.terms === terms
        ? { name: 'choosing', rooms, terms, ...(result.ok ? { quote: result.value } : result) }
        : now,
    )
  }
  const confirm = async () => {
    if (!('terms' in step) || !step.quote) return
    const { rooms, terms, quote } = step
    setStep({ name: 'sending', rooms, terms, quote })
    const result = await access.change({ ...inputOf(terms), totalPrice: quote.totalPrice })
    if (!result.ok) return setStep({ name: 'choosing', rooms, terms, failure: result.failure })
    update(result.value)
    setStep({ name: 'done' })
  }
  const close = () => setStep({ name: 'idle' })
  return { booking, step, ask, choose, requestQuote, confirm, close }
}

export type StayChange = ReturnType<typeof useChange>

/** Props of the form's fields. */
export interface ChangeFormProps {
  change: StayChange
  form: ChangeForm & { name: 'choosing' | 'quoting' | 'sending' }
}

const inputOf = ({ room, checkIn, checkOut, guests, children }: ChangeTerms): StayChangeQuoteInput => ({
  room,
  checkIn,
  checkOut,
  guests,
  children: readAges(children),
})

/** Whether the guest can change anything about it. */
export const isChangeable = ({ status, change }: GuestBooking) =>
  status === 'confirmed' && change !== 'closed'
