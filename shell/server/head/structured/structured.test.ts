import { describe, expect, it } from 'vitest'
import { facts as siteFacts } from '../../../src/testing/facts.fixture.ts'
import { aRoom } from '../../content-api/content-api.fixture.ts'
import { hotelData } from './hotel.ts'
import { roomData } from './room.ts'

// which page has which block: head.test.ts; here, all that a search engine gets of the schemas of schema.org

const origin = 'https://calmrest.example'
const given = { origin, lang: 'en', facts: siteFacts } as const

describe('the data of the property', () => {
  it('is a hotel with its address, place, hours and ways to reach it', () => {
    const { address, geo, email, name } = siteFacts
    expect(hotelData(given)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BedAndBreakfast',
      '@id': `${origin}/#hotel`,
      name,
      url: `${origin}/`,
      image: `${origin}/art/og-image.png`,
      telephone: siteFacts.phone,
      email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.town,
        addressRegion: address.region,
        postalCode: address.postalCode,
        addressCountry: address.countryCode,
      },
      geo: { '@type': 'GeoCoordinates', ...geo },
      checkinTime: siteFacts.checkInFrom,
      checkoutTime: siteFacts.checkOutUntil,
    })
  })

  it('has the lowest and the highest price, or the one that all rooms have', () => {
    const loft = { ...aRoom, price: 210, discountPrice: undefined }
    const rangeOf = (rooms: (typeof aRoom)[]) => hotelData({ ...given, rooms }).priceRange
    expect([rangeOf([loft, aRoom]), rangeOf([aRoom, aRoom]), rangeOf([])]).toEqual([
      '$128–$210',
      '$128',
      undefined,
    ])
  })

  it('has a rating of one decimal where there are reviews', () => {
    const ratingOf = (count: number, average: number | null) =>
      hotelData({ ...given, reviews: { count, average, unverified: 0 } }).aggregateRating
    expect(ratingOf(3, 14 / 3)).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.7,
      reviewCount: 3,
      bestRating: 5,
      worstRating: 1,
    })
    expect(ratingOf(0, null)).toBeUndefined()
  })
})

it('the data of a room is a room of the hotel, offered by the night', () => {
  const url = `${origin}/rooms/horizon-room`
  expect(roomData({ property: siteFacts, origin, room: aRoom, url, image: `${origin}/a.png` })).toEqual({
    '@context': 'https://schema.org',
    '@type': ['HotelRoom', 'Product'],
    '@id': `${url}#room`,
    name: 'Horizon Room',
    description: aRoom.description,
    url,
    image: `${origin}/a.png`,
    floorSize: { '@type': 'QuantitativeValue', value: 26, unitCode: 'MTK' },
    occupancy: { '@type': 'QuantitativeValue', maxValue: 2, unitCode: 'C62' },
    bed: '1 king-size bed',
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Free Wi-Fi', value: true }],
    containedInPlace: { '@type': 'BedAndBreakfast', '@id': `${origin}/#hotel`, name: siteFacts.name },
    offers: {
      '@type': 'Offer',
      url,
      price: 128,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 128,
        priceCurrency: 'USD',
        unitCode: 'DAY',
      },
      seller: { '@id': `${origin}/#hotel` },
    },
  })
})
