import { addDays, dateInZone } from '@calm-rest/contract/stay'
import type { Action, Step, Wish } from './actions.ts'
import type { Engine } from './engine.ts'
import { type AnsweredAction, type Explanation, explain } from './explain.ts'
import { applyRetention, type BookingRequest, book, cancel, emptyModel, soldNights } from './model.ts'

const hourMs = 60 * 60 * 1000

const askedOf = (wish: Wish, firstDay: string): BookingRequest => {
  const checkIn = addDays(firstDay, wish.from)
  return { ...wish, checkIn, checkOut: addDays(checkIn, wish.nights) }
}

interface Verdict extends Explanation {
  /** Every request for a booking so far, for retries. */
  asked: BookingRequest[]
}

/** Begins one action; undefined if the story has nothing yet for it to act on. */
const begin = (
  action: Action,
  engine: Engine,
  told: Verdict,
  firstDay: string,
): Promise<AnsweredAction> | undefined => {
  if (action.kind === 'cancel') {
    const number = told.references.length === 0 ? -1 : action.booking % told.references.length
    const booking = told.model.bookings[number]
    const reference = told.references[number]
    if (!booking || reference === undefined) return undefined
    return engine
      .cancel(reference, booking.asked.checkOut)
      .then((answered) => ({ what: `cancel ${number}`, answered, inModel: (model) => cancel(model, number) }))
  }
  const asked =
    action.kind === 'book' ? askedOf(action.wish, firstDay) : told.asked[action.earlier % told.asked.length]
  if (!asked) return undefined
  told.asked.push(asked)
  return engine
    .book(asked)
    .then((answered) => ({ what: JSON.stringify(asked), answered, inModel: (model) => book(model, asked) }))
}

/** Returns the state of the real API while no request is in progress. */
const lookAt = async (engine: Engine) => ({
  sold: await engine.soldNights(),
  statuses: await engine.statuses(),
  torn: await engine.tornNights(),
})

/** Returns how the API differs from the model. */
const differenceOf = (
  { sold, statuses, torn }: Awaited<ReturnType<typeof lookAt>>,
  { model, references }: Explanation,
): string | undefined => {
  if (torn !== 0) return `${torn} nights are in another unit than the rest of their stay.`
  const expected = soldNights(model).toSorted()
  if (JSON.stringify(sold) !== JSON.stringify(expected)) {
    return `Sold are ${JSON.stringify(sold)}, by the model ${JSON.stringify(expected)}`
  }
  const wrong = references.findIndex((reference, i) => statuses.get(reference) !== model.bookings[i]?.status)
  if (wrong >= 0) {
    const is = statuses.get(references[wrong] ?? '')
    return `Booking ${wrong} is ${is}, by the model ${model.bookings[wrong]?.status}`
  }
  return statuses.size === references.length ? undefined : 'There are bookings that nobody was told of.'
}

/** Plays a story on the engine and the model, and throws if their states differ. */
export const tell = async (engine: Engine, story: readonly Step[], startMs: number) => {
  const told: Verdict = { model: emptyModel(startMs), references: [], asked: [] }
  const firstDay = dateInZone(new Date(startMs), 'Asia/Colombo')
  await engine.reset()
  for (const step of story) {
    if (step.kind === 'pass') {
      told.model = { ...told.model, nowMs: told.model.nowMs + step.hours * hourMs }
      engine.setNow(told.model.nowMs)
    } else if (step.kind === 'retention') {
      await engine.applyRetention()
      told.model = applyRetention(told.model)
    } else {
      const begun = step.actions.map((action) => begin(action, engine, told, firstDay))
      const happened = await Promise.all(begun.filter((one) => one !== undefined))
      const state = await lookAt(engine)
      const explained = explain(happened, told, (end) => differenceOf(state, end) === undefined)
      if (!explained) {
        const seen = happened.map(({ what, answered }) => `${what} → ${JSON.stringify(answered)}`)
        throw new Error(
          `No order of these explains their answers and ${JSON.stringify(state.sold)}:\n${seen.join('\n')}`,
        )
      }
      Object.assign(told, explained)
    }
    const difference = differenceOf(await lookAt(engine), told)
    if (difference) throw new Error(difference)
  }
  return { bookings: told.references.length, requests: told.asked.length }
}
