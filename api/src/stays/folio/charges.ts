import { hotel } from '@calm-rest/contract/hotel'
import { limits } from '@calm-rest/contract/limits'
import type { LocalText } from '@calm-rest/contract/schemas'
import type { Charge, Sellable } from '@calm-rest/contract/staff'
import { toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { payableCents, propertyOf, type Rates } from '../../property/index.ts'
import { createBookingReads, type StoredBooking } from '../bookings/stored-booking.ts'
import { addedCents, type ChargedTax, taxBasisOf, taxesOfCharge } from './charge-taxes.ts'
import { type ChargeRow, chargeTable, type NewCharge } from './columns.ts'

export interface StoredCharge extends ChargeRow {
  isReversed: 0 | 1
}

/** An item of the house's list with the price that was shown, or a typed one; prices in cents. */
export type ChargedItem = { quantity: number; unitCents: number } & ({ item: string } | { name: string })

interface Entry {
  reference: string
  at: Date
  who: string
}

/** Highest amount of one entry, in cents: within PostgreSQL's integer. */
const mostCents = 2_000_000_000

/** What is put on stays beside their prices. Each write is one transaction. */
export const createCharges = (db: Database) => {
  const reads = createBookingReads(db)
  const store = propertyOf(db).rates
  const ofStay = db.prepare<[string], StoredCharge>(`
    SELECT ${chargeTable.select('c')}, EXISTS (SELECT 1 FROM charges o WHERE o.reverses = c.id) AS "isReversed"
    FROM charges c JOIN bookings b ON b.id = c.booking_id WHERE b.reference = ? ORDER BY c.id`)
  const insert = db.prepare<[object]>(chargeTable.insert)

  const find = async (reference: string) => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) throw new ApiError('booking_not_found')
    return booking
  }

  const addOne = async (booking: StoredBooking, given: ChargedItem, place: number, entry: Entry) => {
    const { rates } = await store.current()
    const { item, names } = soldItem(rates, given, place)
    const { quantity, unitCents } = given
    const charge = { item, quantity, unitCents, taxBasis: taxBasisOf(rates, booking), reverses: null }
    const taxLines = taxesOfCharge(charge, await ofStay.all(booking.reference), taxNames(rates))
    const amountCents = quantity * unitCents + addedCents(taxLines)
    if (amountCents > mostCents) throw invalidFields({ field: `charges.${place}.price`, code: 'too_large' })
    await write(
      booking.id,
      { ...charge, kind: 'item', names: JSON.stringify(names), amountCents },
      taxLines,
      entry,
    )
  }

  const write = (
    bookingId: number,
    charge: Omit<NewCharge, 'bookingId' | 'taxLines' | 'at' | 'who'>,
    taxLines: readonly ChargedTax[],
    { at, who }: Entry,
  ) =>
    insert.run(
      chargeTable.newRow({
        ...charge,
        bookingId,
        taxLines: JSON.stringify(taxLines),
        at: at.toISOString(),
        who,
      }),
    )

  const add = db.transaction(async (items: readonly ChargedItem[], entry: Entry) => {
    const booking = await find(entry.reference)
    if (!isChargeable(booking)) throw new ApiError('stay_closed')
    for (const [place, given] of items.entries()) await addOne(booking, given, place, entry)
  })

  const reverse = db.transaction(async (id: number, reason: string, entry: Entry) => {
    const booking = await find(entry.reference)
    const charges = await ofStay.all(entry.reference)
    const charge = charges.find((one) => one.id === id)
    if (!charge) throw new ApiError('charge_not_found')
    if (charge.reverses !== null || charge.isReversed) throw new ApiError('charge_closed')
    const { kind, item, names, quantity, unitCents, taxBasis, taxLines } = charge
    const taxes = JSON.parse(taxLines) as ChargedTax[]
    const nameOf = (taxId: string) => nameAmong(charges, taxId) ?? { en: taxId, de: taxId, zh: taxId }
    const counter = { item, quantity, unitCents, taxBasis, reverses: id }
    const back =
      kind === 'item'
        ? taxesOfCharge(counter, charges, nameOf)
        : taxes.map((tax) => ({ ...tax, amountCents: -tax.amountCents }))
    const amountCents = kind === 'item' ? addedCents(back) - quantity * unitCents : -charge.amountCents
    await write(booking.id, { ...counter, kind, names, amountCents, reason }, back, entry)
  })

  return {
    /** Oldest first. */
    ofStay: (reference: string) => ofStay.all(reference),
    /** What can be put on a stay, in the order of the rates; nothing on one that is cancelled or whose guest did not come. */
    sellables: async (booking: StoredBooking, lang: Lang): Promise<Sellable[]> => {
      if (!isChargeable(booking)) return []
      const { rates } = await store.current()
      const taxBasis = taxBasisOf(rates, booking)
      return rates.extras.filter(isSoldAtDesk).map(({ id, name, amountCents }) => {
        const unitCents = payableCents(amountCents)
        const one = { item: id, quantity: 1, unitCents, taxBasis, reverses: null }
        const added = addedCents(taxesOfCharge(one, [], taxNames(rates)))
        const price = toDollars(unitCents)
        const max = limits.extras.quantity
        return { item: id, name: name[lang], price, withTaxes: toDollars(unitCents + added), max }
      })
    },
    /**
     * Puts items on a stay.
     *
     * @throws ApiError 'booking_not_found', 'stay_closed', 'item_price_changed', or 'invalid_request' with the wrong
     * field
     */
    add: (items: readonly ChargedItem[], entry: Entry) => add(items, entry),
    /**
     * Adds the reversal of an entry.
     *
     * @throws ApiError 'booking_not_found', 'charge_not_found' or 'charge_closed'
     */
    reverse: (id: number, reason: string, entry: Entry) => reverse(id, reason, entry),
  }
}

/** Returns an entry as the staff see it on the page of its stay. */
export const toCharge = (
  { id, kind, names, quantity, amountCents, reason, at, who, reverses, isReversed, payerId }: StoredCharge,
  lang: Lang,
): Charge => ({
  id,
  kind,
  name: (JSON.parse(names) as LocalText)[lang],
  quantity,
  amount: toDollars(amountCents),
  reason,
  at,
  who,
  reverses,
  isReversed: isReversed === 1,
  payerId,
})

const isChargeable = ({ status }: StoredBooking) => status === 'confirmed' || status === 'completed'

const isSoldAtDesk = ({ soldAt, amountCents }: Rates['extras'][number]) =>
  soldAt !== 'booking' && amountCents > 0

const soldItem = (rates: Rates, given: ChargedItem, place: number) => {
  if ('name' in given) {
    const { name } = given
    return { item: null, names: { en: name, de: name, zh: name } }
  }
  const extra = rates.extras.find(({ id }) => id === given.item)
  if (!extra || !isSoldAtDesk(extra))
    throw invalidFields({ field: `charges.${place}.item`, code: 'invalid_choice' })
  if (payableCents(extra.amountCents) !== given.unitCents) throw new ApiError('item_price_changed')
  const { en, de, zh } = extra.name
  return { item: extra.id, names: { en, de, zh } }
}

/** Names of taxes by their ids. */
export const taxNames =
  ({ taxes }: Rates) =>
  (taxId: string): LocalText => {
    const { en = taxId, de = taxId, zh = taxId } = taxes.find(({ id }) => id === taxId)?.name ?? {}
    return { en, de, zh }
  }

const nameAmong = (charges: readonly ChargeRow[], taxId: string) =>
  charges.flatMap(({ taxLines }) => JSON.parse(taxLines) as ChargedTax[]).find(({ id }) => id === taxId)
    ?.names
