import fc from 'fast-check'

/** Three room types of the seeded database: number of units, guests and price. */
export const rooms = [
  { id: 'coral-suite', units: 1, guests: 4, dollars: 268 },
  { id: 'horizon-room', units: 2, guests: 2, dollars: 128 },
  // with a discount: the price is 72
  { id: 'courtyard-room', units: 2, guests: 2, dollars: 61 },
] as const

export interface Wish {
  room: number
  /** Days from the first day of the story; the clock may have passed it. */
  from: number
  nights: number
  guests: number
  isPriceRight: boolean
  /** Number of the Idempotency-Key that it is sent with. */
  key: number | undefined
}

export type Action =
  | { kind: 'book'; wish: Wish }
  /** Repeats a request, like a browser that got no answer. */
  | { kind: 'retry'; earlier: number }
  | { kind: 'cancel'; booking: number }

export type Step =
  /** All at the same moment. */
  { kind: 'together'; actions: Action[] } | { kind: 'pass'; hours: number } | { kind: 'retention' }

const wish: fc.Arbitrary<Wish> = fc
  .record({
    room: fc.nat(rooms.length - 1),
    from: fc.nat(5),
    nights: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 3 }) },
      { weight: 1, arbitrary: fc.constantFrom(-1, 0, 91) },
    ),
    guests: fc.constantFrom(1, 2, 2, 2, 3, 5),
    isPriceRight: fc.constantFrom(true, true, true, true, false),
    key: fc.option(fc.nat(3)),
  })
  .map((made) => ({ ...made, key: made.key ?? undefined }))

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: wish.map((made) => ({ kind: 'book', wish: made }) as const) },
  { weight: 2, arbitrary: fc.nat(6).map((earlier) => ({ kind: 'retry', earlier }) as const) },
  { weight: 3, arbitrary: fc.nat(6).map((booking) => ({ kind: 'cancel', booking }) as const) },
)

/** From minutes, over the end of the free cancellation, to the expiry of bookings, keys and links. */
const hours = fc.oneof(fc.constantFrom(0.2, 23, 24, 25, 49), fc.integer({ min: 1, max: 1200 }))

export const story: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .array(action, { minLength: 1, maxLength: 4 })
        .map((actions) => ({ kind: 'together', actions }) as const),
    },
    { weight: 2, arbitrary: hours.map((passed) => ({ kind: 'pass', hours: passed }) as const) },
    { weight: 1, arbitrary: fc.constant({ kind: 'retention' } as const) },
  ),
  { minLength: 1, maxLength: 14 },
)
