import type { PropertyFacts } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import type { RoomFacts } from '../../content-api/content-api.ts'
import { hotelId, hotelType } from './hotel.ts'
import { nightlyPrice } from './price.ts'

interface RoomPage {
  origin: string
  room: RoomFacts
  /** The page's own address. */
  url: string
  image: string
  property: Pick<PropertyFacts, 'name' | 'kind'>
}

/**
 * A room with the price of a night. schema.org allows no offer of a HotelRoom, so it is declared a Product as
 * well (schema.org/docs/hotels.html).
 */
export const roomData = ({ origin, room, url, image, property }: RoomPage) => ({
  '@context': 'https://schema.org',
  '@type': ['HotelRoom', 'Product'],
  '@id': `${url}#room`,
  name: room.name,
  description: room.description,
  url,
  image,
  floorSize: { '@type': 'QuantitativeValue', value: room.size, unitCode: 'MTK' },
  occupancy: { '@type': 'QuantitativeValue', maxValue: room.guests, unitCode: 'C62' },
  bed: room.bed,
  amenityFeature: room.amenities.map((name) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: true,
  })),
  containedInPlace: { '@type': hotelType(property), '@id': hotelId(origin), name: property.name },
  offers: {
    '@type': 'Offer',
    url,
    price: nightlyPrice(room),
    priceCurrency: hotel.currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: nightlyPrice(room),
      priceCurrency: hotel.currency,
      unitCode: 'DAY',
    },
    seller: { '@id': hotelId(origin) },
  },
})
