export { type StoredFacts, toRow as factsRow } from './hotel/facts-row.ts'
export { mainOf } from './hotel/main-of.ts'
export type { BookedRoom } from './inventory/booked-room.ts'
export type { Span } from './inventory/held.ts'
export { assertAgreed, assertCapacity, assertDates } from './inventory/stay-rules.ts'
export type { LookPicture, StoredLook } from './look/property-look.ts'
export { refusalAt } from './opening/hide-until-open.ts'
export { type Beginning, type Opening, stageOf } from './opening/opening.ts'
export { freeUntilOf } from './rates/cancellation-terms.ts'
export { changedNights, changePrices, type NightsChange } from './rates/change-prices.ts'
export { copiesOf } from './rates/copy-seasons.ts'
export { type Deposit, depositOf, depositsOf } from './rates/deposit.ts'
export { createCashRates, type ReadCashRates } from './rates/exchange/cash-rates.ts'
export { exchangeVariables } from './rates/exchange/environment.ts'
export { startExchangeRates } from './rates/exchange/exchange-rates.ts'
export type { ExchangeRates } from './rates/exchange/read-reference-rates.ts'
export { isRoundingPossible, payableCents, percentOf } from './rates/money.ts'
export { adultsOf, createNightPrice } from './rates/night-price.ts'
export { type GridRoom, gridOf } from './rates/price-grid.ts'
export { chosenExtrasOf, type PricedOrder, type QuoteBasis, type StayRequest } from './rates/price-order.ts'
export { addLines, type Choice, isExempt, type PriceLine, type StayPrice } from './rates/price-stay.ts'
export { breakfastIn, hasBreakfast, isBreakfast } from './rates/property-terms.ts'
export { toLine } from './rates/quotes.ts'
export { rateBounds, withinBounds } from './rates/rate-bounds.ts'
export {
  asksForChildren,
  every,
  firstRates,
  type NightPriceRule,
  type PromotionCode,
  planOrStandard,
  type Rates,
  type Restriction,
  ratesOfNothing,
  ratesSchema,
  standardPlan,
} from './rates/rates.ts'
export type { RatesVersion } from './rates/rates-store.ts'
export { isClosedOn, restrictionsOf } from './rates/restrictions.ts'
export { closureInWords, nightsInWords, promotionInWords, restrictionInWords } from './rates/rule-words.ts'
export { taxBasesError } from './rates/tax-bases.ts'
export {
  type AnyRule,
  changeBetween,
  type ListChange,
  type RateList,
  withoutChange,
} from './rates/undo-change.ts'
export { isUnusualChange } from './rates/unusual-change.ts'
export { isUnusualPrice } from './rates/unusual-price.ts'
export { rateWords } from './rates/words.ts'
export { type Block, blockTable, selectBlocks, type Taker } from './rooms/blocks.ts'
export type { StoredAmenity } from './rooms/editing/amenities.ts'
export { newId } from './rooms/editing/new-id.ts'
export type { StoredRoomType } from './rooms/editing/read-room-types.ts'
export type { NewRoomType } from './rooms/editing/room-type-status.ts'
export { nameAhead } from './rooms/editing/units-ahead.ts'
export type { RoomTypeOrder } from './rooms/editing/write-room-type.ts'
export type { Prices } from './rooms/prices.ts'
export { createProperty, type Property } from './routes.ts'
export { type PropertyServices, propertyOf } from './services.ts'
export { createTextSeeder, numberOfTexts } from './texts/seed/seed-texts.ts'
export {
  type TranslationOptions,
  translationOptions,
  translationVariables,
} from './translation/environment.ts'
export { missingInRoom, missingInSection, missingInTexts } from './translation/missing-fields.ts'
export { createProposeTexts } from './translation/propose-texts.ts'
export type { Translator } from './translation/translator.ts'
export { byCheckOut, isThere, type StoredUnit } from './units/unit-states.ts'
