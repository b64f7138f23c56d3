import { z } from 'zod'
import { limits } from '../limits.ts'
import { dollars, line } from '../schemas/fields.ts'
import { staffLimits } from './limits.ts'
import { roomTypeStatuses } from './room-types.ts'
import { typedAmount } from './typed-amount.ts'
import { version, versioned } from './version.ts'

/** A room type's own prices: a night costs them unless a price by date replaces them. */
const staffRoomPrices = z.object({
  roomId: z.string(),
  /** Its name in the language of the request. */
  roomType: z.string(),
  status: z.enum(roomTypeStatuses),
  /** Dollars a night. */
  price: dollars,
  /** Asked instead of `price`, which guests then see struck through; null for none. */
  discountPrice: dollars.nullable(),
  /** Confirmed stays that are not over: they keep their price. */
  booked: z.int(),
})

/** Of every room type, offered or not, by category and id; of the same version as the prices by date. */
export const roomPrices = z.object({ version, rooms: staffRoomPrices.array() })

const night = typedAmount(dollars.min(0.01).max(staffLimits.price).multipleOf(0.01))

/**
 * Both prices from now on. Refused with `price_unusual` if a night would cost less than half or more than twice the
 * former price, unless `isMeant`.
 */
export const roomPricesInput = versioned
  .extend({ price: night, discountPrice: night.nullable(), isMeant: z.boolean().optional() })
  .refine(({ price, discountPrice }) => discountPrice === null || discountPrice < price, {
    path: ['discountPrice'],
    params: { code: 'not_below_price' },
  })

export const roomPricesParams = z.object({ roomId: line(limits.text.title) })

export type RoomPrices = z.infer<typeof roomPrices>
export type RoomPricesInput = z.input<typeof roomPricesInput>
