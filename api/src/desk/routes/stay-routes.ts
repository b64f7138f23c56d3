import type { MarkInput } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { nightsBetween, toDollars } from '@calm-rest/contract/stay'
import { type Context, Hono } from 'hono'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { staffOf } from '../../core/http/guard.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import type { PaymentOptions } from '../../stays/index.ts'
import type { DeskCommands } from '../create-desk-commands.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { assertUntil } from './assert-until.ts'
import type { ReadStay } from './read-stay.ts'
import { createStayPage } from './stay-page.ts'
import { versionOfStay } from './stay-view.ts'
import { writeOn } from './version.ts'

interface StayDeps {
  db: Database
  commandsOf: CommandsOf
  readStay: ReadStay
  now: () => Date
  payments: PaymentOptions | undefined
}

const marks = {
  check_in: ({ bookings }, reference, dirtyReason) => bookings.arrive(reference, dirtyReason),
  check_out: ({ bookings }, reference) => bookings.leave(reference),
  no_show: ({ bookings }, reference) => bookings.noShow(reference),
  undo: ({ bookings }, reference) => bookings.undo(reference),
} as const satisfies Record<
  MarkInput['mark'],
  (commands: DeskCommands, reference: string, dirtyReason?: string) => Promise<unknown>
>

const {
  markStay,
  quoteStayChange,
  changeStay,
  writeNote,
  setNationalities,
  setPrice,
  cancelStay,
  markLocalGuests,
} = staffCalls

/** One stay: its details, and the acts on it. */
export const stayRoutes = ({ db, commandsOf, readStay, now, payments }: StayDeps) => {
  const pageOf = createStayPage(db, now, payments)
  const stay = params(staffCalls.readStay.params)

  /** Answers the stay after a write on the version that was seen. */
  const write = async (
    c: Context<ApiEnv>,
    reference: string,
    version: string,
    work: (commands: DeskCommands) => Promise<unknown>,
  ) => {
    const commands = commandsOf(c)
    const read = () => readStay(reference, c.get('lang'))
    return c.json(await writeOn(db, version, read, () => work(commands)))
  }

  return new Hono<ApiEnv>()
    .get('/:reference', stay, async (c) =>
      c.json(await pageOf(c.req.valid('param').reference, c.get('lang'))),
    )
    .post('/:reference/mark', stay, jsonBody(markStay.body), (c) => {
      const { reference } = c.req.valid('param')
      const { mark, version, dirtyReason, nightsLeft: are, totalPrice } = c.req.valid('json')
      if (mark === 'check_out' && are) {
        // other dates and another price are a change of the stay
        if (!staffOf(c).rights.includes('change stays')) throw new ApiError('forbidden')
        if (totalPrice === undefined) throw invalidFields({ field: 'totalPrice', code: 'required' })
        return write(c, reference, version, ({ stays }) => stays.leaveEarly(reference, { are, totalPrice }))
      }
      return write(c, reference, version, (commands) => marks[mark](commands, reference, dirtyReason))
    })
    .post('/:reference/quote', stay, jsonBody(quoteStayChange.body), async (c) => {
      const { reference } = c.req.valid('param')
      const { roomId: room, ...change } = c.req.valid('json')
      const quote = await commandsOf(c).stays.quoteChange(reference, { ...change, room })
      const { before, after, isFree, keptCents } = quote
      const { roomId, roomTypeName, checkIn, checkOut, guests, totalCents } = after
      return c.json({
        version: versionOfStay(before),
        isFree,
        roomId,
        roomType: roomTypeName,
        checkIn,
        checkOut,
        guests,
        nights: nightsBetween(checkIn, checkOut),
        totalBefore: toDollars(before.totalCents),
        totalPrice: toDollars(totalCents),
        totalIfKept: keptCents === undefined ? null : toDollars(keptCents),
      })
    })
    .post('/:reference/change', stay, jsonBody(changeStay.body), (c) => {
      const { reference } = c.req.valid('param')
      const { version, totalPrice, keepsPrice, broken, dirtyReason, ...terms } = c.req.valid('json')
      const { roomId: room, ...change } = terms
      const more = { keepsPrice, broken, dirtyReason }
      if (broken) assertUntil(broken.until, todayAt(now()), 'broken.until')
      return write(c, reference, version, (commands) =>
        commands.stays.change(reference, { ...change, room }, totalPrice, more),
      )
    })
    .post('/:reference/note', stay, jsonBody(writeNote.body), (c) => {
      const { reference } = c.req.valid('param')
      const { version, note } = c.req.valid('json')
      return write(c, reference, version, (commands) => commands.stays.writeNote(reference, note))
    })
    .post('/:reference/nationalities', stay, jsonBody(setNationalities.body), (c) => {
      const { reference } = c.req.valid('param')
      const { version, nationalities } = c.req.valid('json')
      return write(c, reference, version, (commands) =>
        commands.stays.setNationalities(reference, nationalities),
      )
    })
    .post('/:reference/local-guests', stay, jsonBody(markLocalGuests.body), (c) => {
      const { reference } = c.req.valid('param')
      const { version, isLocal } = c.req.valid('json')
      return write(c, reference, version, (commands) => commands.stays.markLocal(reference, isLocal))
    })
    .post('/:reference/price', stay, jsonBody(setPrice.body), (c) => {
      const { reference } = c.req.valid('param')
      const { version, totalPrice, reason, isMeant } = c.req.valid('json')
      return write(c, reference, version, (commands) =>
        commands.stays.setPrice(reference, totalPrice, reason, isMeant),
      )
    })
    .post('/:reference/cancel', stay, jsonBody(cancelStay.body), (c) => {
      const { reference } = c.req.valid('param')
      const { version, refund, reason } = c.req.valid('json')
      return write(c, reference, version, (commands) => commands.stays.cancel(reference, refund, reason))
    })
}
