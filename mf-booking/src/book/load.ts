import type { HotelDay, PropertyFacts, PropertyTerms, Result } from '@calm-rest/contract/api'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { LoadInput, StayDraft } from '@calm-rest/contract/widget'
import { completeStay } from './dates/stay-dates.ts'
import { type AskedFree, chosenRooms, freeOf, freeQuestionOf } from './rules/availability.ts'
import { type BookableRoom, toBookable } from './rules/bookable-room.ts'
import { type AskedClosure, askClosure, isRefusedAsClosed } from './rules/closure.ts'
import { type Draft, emptyDraft, fromForm, fromStay } from './rules/draft.ts'
import { type AskedPrice, questionOf } from './rules/price.ts'
import { type InPrice, quoteInputOf } from './rules/quote.ts'
import { newKey } from './submit/keys.ts'

/** What the form and its confirmation say of the property. */
export type BookFacts = Pick<PropertyFacts, 'phone' | 'email' | 'checkInFrom' | 'checkOutUntil'>

export interface BookData {
  rooms: BookableRoom[]
  /** The date at the property; undefined if the API did not respond: the server then decides. */
  today: CalendarDate | undefined
  /** Hours and contact of the property; undefined like `today`. */
  facts?: BookFacts | undefined
  /** Undefined if breakfast and taxes are in every price, as at most properties. */
  inPrice?: InPrice | undefined
  /** Unique for each rendered form: a form sent twice books once. */
  formId: string
  /** Price of the stay with which the form begins; undefined without dates. */
  price?: AskedPrice | undefined
  /** Set if that price was refused because the property is closed. */
  closure?: AskedClosure | undefined
  /** Likewise: which rooms are free. */
  free?: AskedFree | undefined
}

/**
 * Rooms, the property's date with its hours, and the price. The form works without the last two, but not
 * without rooms.
 */
export const loadBook = async (input: LoadInput<StayDraft>): Promise<Result<BookData>> => {
  const { api, signal } = input
  const [{ list, free }, day] = await Promise.all([listRooms(input), api.hotel.day({ signal })])
  if (!list.ok) return list
  const rooms = list.value.map(toBookable)
  const price = await askFirstPrice(input, rooms)
  return {
    ok: true,
    value: {
      rooms,
      ...ofDay(day),
      formId: newKey(),
      price,
      closure: await firstClosure(input, rooms, price),
      free,
    },
  }
}

const ofDay = (day: Result<HotelDay>): Pick<BookData, 'today' | 'facts' | 'inPrice'> => {
  if (!day.ok) return { today: undefined }
  const { today, facts, terms } = day.value
  return { today, facts: facts && bookFactsOf(facts), inPrice: terms && inPriceOf(terms) }
}

const bookFactsOf = ({ phone, email, checkInFrom, checkOutUntil }: BookFacts): BookFacts => ({
  phone,
  email,
  checkInFrom,
  checkOutUntil,
})

const inPriceOf = ({ breakfast, addedCharges }: PropertyTerms): InPrice | undefined => {
  const isTaxAdded = addedCharges.length > 0
  return breakfast === 'included' && !isTaxAdded ? undefined : { breakfast, isTaxAdded }
}

/** With availability, if the dates are known and can be booked. */
const listRooms = async (input: LoadInput<StayDraft>) => {
  const { api, lang, signal } = input
  const dates = completeStay(firstDraft(input))
  if (dates) {
    const dated = await api.rooms.list(dates, { lang, signal })
    if (dated.ok) return { list: dated, free: { question: freeQuestionOf(dates), free: freeOf(dated.value) } }
  }
  return { list: await api.rooms.list({}, { lang, signal }), free: undefined }
}

/** Initial draft of the form. */
const firstDraft = ({ props, submitted }: LoadInput<StayDraft>): Draft =>
  submitted ? fromForm(submitted.values) : { ...emptyDraft(), ...fromStay(props) }

const firstClosure = async (
  input: LoadInput<StayDraft>,
  rooms: readonly BookableRoom[],
  price: AskedPrice | undefined,
): Promise<AskedClosure | undefined> => {
  if (!price || !isRefusedAsClosed(price)) return undefined
  const { api, lang, signal } = input
  const draft = firstDraft(input)
  const closed = await askClosure(draft, chosenRooms(rooms, draft), api, { lang, signal })
  return { question: price.question, closed }
}

const askFirstPrice = async (
  input: LoadInput<StayDraft>,
  rooms: readonly BookableRoom[],
): Promise<AskedPrice | undefined> => {
  const { api, lang, signal } = input
  const draft = firstDraft(input)
  const asked = quoteInputOf(draft, chosenRooms(rooms, draft))
  if (!asked) return undefined
  return { question: questionOf(asked, lang), result: await api.quotes.create(asked, { lang, signal }) }
}
