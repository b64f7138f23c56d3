import type { BookingReceipt, Quote } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import type { Host, WidgetEvent } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useRef } from 'react'
import { type BookingContextValue, useBookingContext } from '../context/booking-context.ts'
import { chosenRooms } from '../rules/availability.ts'
import { firstInvalid, validate } from '../rules/validate.ts'
import { type AgreedPrice, nextAttempt, withCode } from './attempt.ts'
import { newKey } from './keys.ts'

type SubmitContext = Pick<
  BookingContextValue,
  'store' | 'rooms' | 'today' | 'loadRoomsAgain' | 'price' | 'askPrice' | 'lastQuote'
>

interface SubmitHost extends Pick<Host, 'api' | 'report' | 'navigate' | 'events'> {
  /** Whether the guest has left the page, so that the booking does not navigate. */
  isLeft?: () => boolean
}

/**
 * Books the stay of the form, reports it to the host once, and navigates to the booking's page. It waits for
 * a price that is loading; a price that the guest has not seen is shown and needs another press. A second
 * call during a request does nothing.
 */
export const submitBooking = async (
  context: SubmitContext,
  { api, report, navigate, events: pageEvents, isLeft }: SubmitHost,
) => {
  const { draft, phase, attempt: previous, ...events } = context.store.getState()
  if (phase.status === 'sending') return
  const { rooms, today } = context
  const chosen = chosenRooms(rooms, draft)
  const mistakes = validate(draft, { rooms, today })
  if (firstInvalid(mistakes)) return events.mistakesFound(mistakes)

  let price = agreedPrice(context)
  if (!price) {
    events.priceAsked()
    const answer = await context.askPrice()
    if (!answer?.ok) return events.attemptFailed(answer?.failure ?? { kind: 'network' })
    const isUnchanged = context.store.getState().draft === draft
    if (!isUnchanged || !isSeen(answer.value, context.lastQuote)) return events.priceAnswered()
    price = { total: answer.value.totalPrice, quote: answer.value.quote }
  }
  const attempt = nextAttempt(previous, draft, chosen, price, newKey)
  events.attemptSent(attempt)
  const body = withCode(attempt.body, draft)
  const [{ room }] = chosen
  if (room) report({ type: 'booking-begun', roomId: room._id })
  const { key } = attempt
  let result = await api.bookings.create(body, { idempotencyKey: key })
  if (!result.ok && result.failure.kind === 'api' && result.failure.body.challenge) {
    events.proofBegun()
    const refused = result
    result = await import(/* webpackChunkName: "book-with-proof" */ './book-with-proof.ts').then(
      ({ bookWithProof }) => bookWithProof(refused, api, body, key),
      () => refused,
    )
  }
  if (!result.ok) {
    events.attemptFailed(result.failure)
    // this page's price list is stale
    if (result.failure.kind === 'api' && result.failure.code === 'price_changed') context.loadRoomsAgain()
    return
  }
  const { token } = result.value
  const leads = token !== undefined && pageEvents && !isLeft?.()
  events.bookingAccepted(result.value, attempt.body.email)
  report(bookedEvent(result.value))
  // a partner's page passes no events on: the confirmation stays in the element
  if (leads) navigate({ screen: 'booking', token })
}

const bookedEvent = (receipt: BookingReceipt): WidgetEvent => {
  const { reference, totalPrice, nights, roomId, rooms, checkIn, checkOut, guests } = receipt
  return {
    type: 'booked',
    reference,
    total: totalPrice,
    currency: hotel.currency,
    nights,
    roomId,
    rooms: rooms?.length ?? 1,
    checkIn,
    checkOut,
    guests,
  }
}

/** The price that the guest sees; undefined if there is none. */
const agreedPrice = ({ store, price }: SubmitContext): AgreedPrice | undefined => {
  const { phase } = store.getState()
  const quote = price.status === 'quoted' ? price.quote : undefined
  const total = (phase.status === 'refused' ? phase.total : undefined) ?? quote?.totalPrice
  if (total === undefined) return undefined
  return { total, ...(quote?.totalPrice === total && { quote: quote.quote }) }
}

/** Whether a quote equals what the page has shown: the same price and terms. */
const isSeen = (quote: Quote, last: Quote | undefined): boolean =>
  quote.totalPrice === last?.totalPrice && quote.plan === last.plan

/** Requests a code by mail to the typed address. */
export const askForCode = async (
  { store, rooms, today }: Pick<SubmitContext, 'store' | 'rooms' | 'today'>,
  { api }: Pick<Host, 'api'>,
) => {
  const { draft, phase, ...events } = store.getState()
  if (phase.status === 'sending') return
  const { email: problem } = validate(draft, { rooms, today })
  if (problem) return events.mistakesFound({ email: problem })
  events.priceAsked()
  const result = await api.bookings.sendAddressCode({ email: draft.email.trim() })
  if (result.ok) events.codeSent()
  else events.attemptFailed(result.failure)
}

export const useSubmit = () => {
  const context = useBookingContext()
  const host = useHost()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const { api, report, navigate, events } = host
  return {
    submit: () => submitBooking(context, { api, report, navigate, events, isLeft: () => !isHere.current }),
    askForCode: () => askForCode(context, host),
  }
}
