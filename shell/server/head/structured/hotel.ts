import type { PropertyFacts, ReviewSummary, Testimonial } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { formatPrice } from '@calm-rest/i18n'
import type { RoomFacts } from '../../content-api/content-api.ts'
import { propertyPictureOf } from '../../social/draw.ts'
import { nightlyPrice } from './price.ts'

/** Id of the property in every block of data. */
export const hotelId = (origin: string) => `${origin}/#hotel`

interface HotelFacts {
  origin: string
  lang: Lang
  facts: PropertyFacts
  /** Rooms, where they are known. */
  rooms?: readonly RoomFacts[] | undefined
  /** The mean that the page shows. */
  reviews?: ReviewSummary | undefined
  /** Reviews that the page shows. */
  newest?: readonly Testimonial[] | undefined
}

/** Type of schema.org of each kind of property: the nearest below LodgingBusiness. */
const types: Record<PropertyFacts['kind'], string> = {
  guesthouse: 'BedAndBreakfast',
  hotel: 'Hotel',
  villa: 'LodgingBusiness',
  apartments: 'LodgingBusiness',
}

export const hotelType = ({ kind }: Pick<PropertyFacts, 'kind'>) => types[kind]

/** The property for search engines (schema.org). Unknown values are left out. */
export const hotelData = ({ origin, lang, facts, rooms = [], reviews, newest = [] }: HotelFacts) => ({
  '@context': 'https://schema.org',
  '@type': hotelType(facts),
  '@id': hotelId(origin),
  name: facts.name,
  url: `${origin}/`,
  image: origin + propertyPictureOf(facts.look),
  telephone: facts.phone || undefined,
  email: facts.email || undefined,
  ...(facts.address.town !== '' && { address: addressData(facts.address) }),
  ...(facts.geo && { geo: { '@type': 'GeoCoordinates', ...facts.geo } }),
  checkinTime: facts.checkInFrom,
  checkoutTime: facts.checkOutUntil,
  ...(rooms.length > 0 && { priceRange: priceRange(rooms, lang) }),
  ...(reviews?.average && { aggregateRating: ratingOf(reviews.count, reviews.average) }),
  ...(newest.length > 0 && { review: newest.map(reviewData) }),
})

const addressData = ({ street, town, region, postalCode, countryCode }: PropertyFacts['address']) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: town,
  addressRegion: region || undefined,
  postalCode: postalCode || undefined,
  addressCountry: countryCode,
})

const priceRange = (rooms: readonly RoomFacts[], lang: Lang) => {
  const prices = rooms.map(nightlyPrice)
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map((price) => formatPrice(lang, price))
  return low === high ? low : `${low}–${high}`
}

/** As the page of reviews shows it: one decimal. */
const ratingOf = (count: number, average: number) => ({
  '@type': 'AggregateRating',
  ratingValue: Math.round(average * 10) / 10,
  reviewCount: count,
  bestRating: limits.rating.max,
  worstRating: limits.rating.min,
})

const reviewData = ({ name, rating, reviewTitle, review, createdAt, lang }: Testimonial) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name },
  datePublished: createdAt.slice(0, 'YYYY-MM-DD'.length),
  name: reviewTitle,
  reviewBody: review,
  ...(lang && { inLanguage: lang }),
  reviewRating: { '@type': 'Rating', ratingValue: rating },
})
