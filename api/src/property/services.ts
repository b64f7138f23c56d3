import { createServices } from '../core/database/services.ts'
import { createPropertyFacts } from './hotel/property-facts.ts'
import { createRoomFinder } from './inventory/booked-room.ts'
import { createInventory } from './inventory/inventory.ts'
import { createPropertyLook } from './look/property-look.ts'
import { createOffers } from './offers/offers.ts'
import { createOpening } from './opening/opening.ts'
import { createGridRooms } from './rates/price-grid.ts'
import { createPriceOrder } from './rates/price-order.ts'
import { createPromotionUses } from './rates/promotion-uses.ts'
import { createRatesStore } from './rates/rates-store.ts'
import { createAvailabilityQueries } from './rooms/availability-queries.ts'
import { createBlocks } from './rooms/blocks.ts'
import { createAmenities } from './rooms/editing/amenities.ts'
import { createRoomTypeReads } from './rooms/editing/read-room-types.ts'
import { createRoomTypeStatus } from './rooms/editing/room-type-status.ts'
import { createRoomUnits } from './rooms/editing/room-units.ts'
import { createRoomTypeWrites } from './rooms/editing/write-room-type.ts'
import { createPrices } from './rooms/prices.ts'
import { createRoomQueries } from './rooms/queries.ts'
import { createPropertyTexts } from './texts/property-texts.ts'
import { createMoveGuests } from './units/move-guests.ts'
import { createUnitStates } from './units/unit-states.ts'

/** Services for other areas: room types, units, free nights and prices. */
export const propertyOf = createServices({
  offers: (db) => createOffers(db, createRoomQueries(db)),
  amenities: createAmenities,
  availability: createAvailabilityQueries,
  blocks: createBlocks,
  facts: createPropertyFacts,
  findRoom: createRoomFinder,
  gridRooms: createGridRooms,
  inventory: createInventory,
  look: createPropertyLook,
  moveGuests: createMoveGuests,
  opening: createOpening,
  priceOrder: createPriceOrder,
  prices: createPrices,
  promotionUses: createPromotionUses,
  rates: createRatesStore,
  roomTypeReads: createRoomTypeReads,
  roomTypeStatus: createRoomTypeStatus,
  roomTypeWrites: createRoomTypeWrites,
  roomUnits: createRoomUnits,
  texts: (db) => createPropertyTexts(db, createPropertyFacts(db)),
  unitStates: createUnitStates,
})

export type PropertyServices = ReturnType<typeof propertyOf>
