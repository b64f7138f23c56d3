import { nightlyPriceCents, toCents, toDollars } from '@calm-rest/contract/stay'
import type { RoomFacts } from '../../content-api/content-api.ts'

/** What a visitor sees that a night costs, in dollars. */
export const nightlyPrice = ({ price, discountPrice }: RoomFacts) =>
  toDollars(
    nightlyPriceCents({
      priceCents: toCents(price),
      discountPriceCents: discountPrice === undefined ? undefined : toCents(discountPrice),
    }),
  )
