import { hotel } from '@calm-rest/contract/hotel'
import type { Nationalities } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { toCents } from '@calm-rest/contract/stay'
import { closedFacts } from '../../core/audit-log/told-act.ts'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { fieldErrorsOf } from '../../core/http/field-errors.ts'
import { isUnusualPrice, propertyOf } from '../../property/index.ts'
import {
  type ChangeRequest,
  countNoted,
  type NightsLeft,
  type StayChange,
  sameTerms,
  staysOf,
} from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'
import { createRecordChange } from './record-change.ts'
import type { DeskUnitCommands, OutOfOrder } from './units.ts'

const notedNationalities = staffCalls.setNationalities.body.pick({ nationalities: true })

interface MoreOfChange {
  keepsPrice?: boolean | undefined
  broken?: OutOfOrder | undefined
  dirtyReason?: string | undefined
}

/** Actions of the chart and a stay's page; each is one transaction with its audit log line. */
export const createDeskStayCommands = (deps: DeskDeps, units: DeskUnitCommands) => {
  const { db, recorder, now } = deps
  const {
    bookingFacts: factsOf,
    cancel,
    earlyDeparture: early,
    lifeOfStay: life,
    localGuests,
    bookings,
    changeStay,
    unitOfStay,
    setPrice,
  } = staysOf(db)
  const moveGuests = propertyOf(db).moveGuests
  const setNationalities = db.prepare<[string, string]>(
    'UPDATE bookings SET nationalities = ? WHERE reference = ?',
  )
  const guestsOf = db.prepare<[string], number>('SELECT guests FROM bookings WHERE reference = ?').pluck()
  const totalOf = db.prepare<[string], number>('SELECT total_cents FROM bookings WHERE reference = ?').pluck()
  const setNote = db.prepare<[string | null, string]>('UPDATE bookings SET note = ? WHERE reference = ?')
  const changed = createRecordChange(deps, factsOf)
  const requestOf = (reference: string, change: StayChange, keepsPrice?: boolean): ChangeRequest => ({
    reference,
    change,
    keepsPrice,
    who: { by: 'property' },
    lang: hotel.deskLang,
    at: now(),
  })

  const localChanged = createRecordChange(deps, async (reference) => {
    const facts = await factsOf(reference)
    const { isLocal = 0 } = (await bookings.byReference(reference, hotel.deskLang)) ?? {}
    return facts && { ...facts, isLocal }
  })

  return {
    /** Marks the guests of a stay as local, or removes the mark: its taxes and price follow. */
    markLocal: (reference: string, isLocal: boolean) =>
      localChanged('booking local', reference, (at) => localGuests.mark({ reference, isLocal, at })),
    /** Preview of a change, in the given unit if one is named; changes nothing. */
    quoteChange: (reference: string, change: StayChange) => changeStay.quote(requestOf(reference, change)),
    /**
     * `totalPrice` in dollars is what was quoted. Where only the unit is another, the guest hears nothing. A `broken` unit,
     * the one that the stay leaves, is out of order from then on, in the same line of the log. Of guests who are in the
     * house `dirtyReason` says why they go into a unit that is not clean. With `keepsPrice` another room type costs what
     * their own would.
     *
     * @throws ApiError 'unit_occupied' and 'unit_dirty' as at check-in
     * @throws ApiError 'invalid_request' beside `unit` where it is broken and the stay would remain in it
     */
    change: async (
      reference: string,
      change: StayChange,
      totalPrice: number,
      { keepsPrice, broken, dirtyReason }: MoreOfChange = {},
    ): Promise<void> => {
      const request = requestOf(reference, change, keepsPrice)
      const quote = await changeStay.quote(request)
      const { unit } = change
      const { roomId, unit: unitBefore } = quote.before
      const isMoved = quote.after.roomId !== roomId || (unit !== undefined && unit !== unitBefore)
      if (broken && !isMoved) throw invalidFields({ field: 'unit', code: 'invalid_choice' })
      const reasons = [broken?.reason, dirtyReason].filter((reason) => reason !== undefined)
      const logged = {
        reason: reasons.length > 0 ? reasons.join('; ') : undefined,
        facts: {
          ...(broken && closedFacts({ roomId, unit: unitBefore, from: todayAt(now()), until: broken.until })),
          ...(quote.roomPrice && { roomPrice: quote.roomPrice }),
        },
      }
      const isDirtyMeant = dirtyReason !== undefined
      const withClosing = (work: () => Promise<unknown>) => async (at: Date) => {
        await moveGuests({ reference, at, isDirtyMeant }, work)
        if (broken) await units.close(roomId, unitBefore, broken, at)
      }
      if (!sameTerms(quote)) {
        const work = withClosing(() => changeStay.change(request, totalPrice))
        // the log has no names, but the guest is mailed nevertheless
        await changed('booking change', reference, work, { isAlwaysLogged: true, ...logged })
      } else if (unit !== undefined && isMoved) {
        const work = withClosing(() => unitOfStay.move(reference, unit, request.at))
        await changed('booking move', reference, work, logged)
      }
    },
    /** The guest leaves before the last night, and the stay is shortened to the nights slept. */
    leaveEarly: async (reference: string, left: NightsLeft) =>
      changed(
        'booking leave',
        reference,
        async (at) => {
          await early.cut(reference, left, at)
          await life.leave(reference, at)
        },
        { facts: await early.factsOf(reference) },
      ),
    /**
     * Sets a price by hand; the log has the reason.
     *
     * @throws ApiError 'price_unusual' if it differs a lot from the previous one, unless confirmed
     */
    setPrice: (reference: string, totalPrice: number, reason: string, isMeant = false) =>
      changed(
        'booking price',
        reference,
        async (at) => {
          const totalCents = toCents(totalPrice)
          const before = await totalOf.get(reference)
          if (!isMeant && before !== undefined && isUnusualPrice(before, totalCents))
            throw new ApiError('price_unusual')
          await setPrice(reference, totalCents, at)
        },
        { reason },
      ),
    /** Charges the whole price as a fee, or nothing. The guest is mailed. */
    cancel: (reference: string, refund: 'full' | 'none', reason?: string | undefined) =>
      changed(
        'booking cancel',
        reference,
        (at) => cancel({ reference, by: 'property', lang: hotel.deskLang, at, refund }),
        { reason },
      ),
    /**
     * Replaces the recorded nationalities. The log has the action, but not the values.
     *
     * @throws ApiError 'invalid_request' for an unknown country, for no guests, or for more than the stay has
     */
    setNationalities: async (reference: string, nationalities: Nationalities): Promise<void> => {
      const parsed = notedNationalities.safeParse({ nationalities })
      if (!parsed.success) throw invalidFields(...fieldErrorsOf(parsed.error, { nationalities }))
      await recorder.added({ action: 'booking nationality', at: now() }, async () => {
        const guests = await guestsOf.get(reference)
        if (guests === undefined) throw new ApiError('booking_not_found')
        if (countNoted(nationalities) > guests)
          throw invalidFields({ field: 'nationalities', code: 'too_large' })
        await setNationalities.run(JSON.stringify(nationalities), reference)
        return { subject: reference, after: {} }
      })
    },
    /** Notes of the staff; the log has their length, not their text. */
    writeNote: async (reference: string, note: string | undefined): Promise<void> => {
      await recorder.added({ action: 'booking note', at: now() }, async () => {
        await setNote.run(note ?? null, reference)
        return { subject: reference, after: { characters: note?.length ?? 0 } }
      })
    },
  }
}
