import { nightlyPriceCents, toCents, toDollars } from '@calm-rest/contract/stay'
import type { RoomFacts } from '../../content-api/content-api.ts'

/** Price of a night as a visitor sees it, in dollars. */
export const nightlyPrice = ({ price, discountPrice }: RoomFacts) =>
  toDollars(
    nightlyPriceCents({
      priceCents: toCents(price),
      discountPriceCents: discountPrice === undefined ? undefined : toCents(discountPrice),
    }),
  )
