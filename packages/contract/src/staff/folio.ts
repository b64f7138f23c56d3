import { z } from 'zod'
import { paymentMethods } from '../payment-methods.ts'
import { payer } from './payers.ts'

/** What a line of a folio is for. */
const folioGroups = ['room', 'extra', 'charge', 'discount', 'tax'] as const

/** One line of a folio. Those that are not `included` add up to the total. */
export const folioLine = z.object({
  /** The same for the same line of a later folio of this booking. */
  key: z.string(),
  group: z.enum(folioGroups),
  /** In the language that was asked for. */
  name: z.string(),
  /** Day at the property: of nights the first one, of a charge the day of its entry. Null for a line of the whole stay. */
  on: z.string().nullable(),
  /** Number of nights, or of an item; null where nothing is counted. */
  quantity: z.int().nullable(),
  /** In the property's currency, without taxes that are added; negative for what is taken off. */
  amount: z.number(),
  /** A tax that the other lines contain already: it adds nothing to the total. */
  included: z.boolean(),
  /** Id of who pays it; null for the guest. */
  payerId: z.int().nullable(),
  /** Id of a tax in the rates; null for other lines, and for a tax whose rates are gone. */
  taxId: z.string().nullable(),
})

/** One room of the booking. */
export const folioRoom = z.object({
  reference: z.string(),
  roomType: z.string(),
  /** Name of the unit, or its number. */
  unit: z.string(),
  /** Empty once the guest was erased. */
  guestName: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  /** Room, extras, charges, discounts, taxes, in this order. */
  lines: folioLine.array(),
  total: z.number(),
})

/** Everything that a booking costs and what was paid for it, over all its rooms. */
export const folio = z.object({
  /** Of its rooms, in their order. */
  references: z.string().array(),
  /** ISO 4217, of every amount. */
  currency: z.string(),
  rooms: folioRoom.array(),
  /** Who pays instead of the guest, with what it comes to. */
  payers: payer.extend({ total: z.number() }).array(),
  total: z.number(),
  /** Oldest first; negative for what was paid back. */
  payments: z
    .object({
      id: z.int(),
      /** Of the room that it was paid for. */
      reference: z.string(),
      /** ISO 8601, UTC. */
      at: z.string(),
      method: z.enum(paymentMethods),
      amount: z.number(),
    })
    .array(),
  paid: z.number(),
  /** `total` less `paid`; negative if the guest gets something back. */
  due: z.number(),
  /** Deposits that are held and will be given back, such as one for a key; in neither `paid` nor `due`. */
  held: z.number(),
  /** The total without taxes by what earned it, and all taxes, also contained ones; together `total`. */
  revenue: z.object({
    rooms: z.number(),
    /** Extras and charges. */
    other: z.number(),
    taxes: z.number(),
  }),
})

export type FolioGroup = (typeof folioGroups)[number]
export type FolioLine = z.infer<typeof folioLine>
export type FolioRoom = z.infer<typeof folioRoom>
export type Folio = z.infer<typeof folio>
