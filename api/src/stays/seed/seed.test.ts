import { langs } from '@calm-rest/contract/widget'
import { expect, it } from 'vitest'
import { amenities } from './amenities.ts'
import { reviewsByRoom } from './reviews/index.ts'
import { rooms } from './rooms/index.ts'

const reviews = Object.values(reviewsByRoom).flat()
const chinese = [
  ...rooms.flatMap((room) => [room.name.zh, room.bed.zh, room.description.zh]),
  ...Object.values(amenities).map((one) => one.name.zh),
]

it('has a distinct name for each room in each language', () => {
  const names = rooms.flatMap((room) => langs.map((lang) => room.name[lang].toLowerCase()))
  expect(new Set(names).size).toBe(rooms.length * langs.length)
})

it('reviews only rooms that exist, with the average of the specification, 4.9, and not only with five stars', () => {
  const ids = new Set(rooms.map((room) => room.id))
  expect(Object.keys(reviewsByRoom).filter((id) => !ids.has(id))).toEqual([])
  expect(reviews.length).toBeGreaterThanOrEqual(36)
  const ratings = reviews.map((review) => review.rating)
  expect((ratings.reduce<number>((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1)).toBe('4.9')
  expect(new Set(ratings).size).toBeGreaterThan(1)
})

it('has 36 reviews of 151 nights, spread over seven months', () => {
  const sum = (of: (review: (typeof reviews)[number]) => number) =>
    reviews.reduce((all, one) => all + of(one), 0)
  expect([reviews.length, sum(({ nights }) => nights), sum(({ daysAgo }) => daysAgo)]).toEqual([
    36, 151, 2949,
  ])
  expect(Math.max(...reviews.map(({ daysAgo }) => daysAgo))).toBe(205)
})

it('describes each room in two to four sentences of every language', () => {
  for (const { description } of rooms) {
    for (const lang of langs) {
      const sentences = description[lang].split(/(?<=[.。!?])\s*/u).filter((part) => part.length > 1)
      expect([sentences.length >= 2, sentences.length <= 4, description[lang]]).toEqual([
        true,
        true,
        description[lang],
      ])
    }
  }
})

it('writes Chinese with full-width punctuation', () => {
  const texts = [...chinese, ...reviews.flatMap((review) => [review.title, review.review])]
  expect(texts.filter((text) => /\p{Script=Han}[,;:!?]/u.test(text))).toEqual([])
})

it('lists none of a room’s features among its first three amenities', () => {
  for (const { id, features, amenities: named } of rooms) {
    const onCard: readonly string[] = [...features, ...named.slice(0, 3)]
    expect([id, onCard.length]).toEqual([id, new Set(onCard).size])
  }
})

it('has a discount on two or three rooms, always below the price', () => {
  const discounted = rooms.filter((room) => room.discountPrice !== undefined)
  expect([2, 3]).toContain(discounted.length)
  expect(discounted.every((room) => (room.discountPrice ?? 0) < room.price)).toBe(true)
})

it('has 13 room types with 24 units for 68 guests', () => {
  const sum = (of: (room: (typeof rooms)[number]) => number) => rooms.reduce((all, room) => all + of(room), 0)
  expect([rooms.length, sum(({ units }) => units), sum(({ units, guests }) => units * guests)]).toEqual([
    13, 24, 68,
  ])
})

it('has what every guest expects in each room, what its category promises, and three features for its card', () => {
  const everywhere = ['bathroom', 'wifi', 'breakfast', 'housekeeping', 'parking']
  const ofCategory = { 'sea view': ['sea-view'], 'Air Conditioned': ['air-conditioning'] } as const
  for (const { id, category, features, amenities: named } of rooms) {
    const own = category in ofCategory ? ofCategory[category as keyof typeof ofCategory] : []
    const lacking = [...everywhere, ...own].filter((one) => !named.includes(one as never))
    expect([id, lacking, features.length]).toEqual([id, [], 3])
  }
})

it('names in these rooms what only some of them have', () => {
  const having = (amenity: string) =>
    rooms
      .filter(({ amenities: named }) => named.includes(amenity as never))
      .map(({ id }) => id.split('-')[0])
      .join(' ')
  expect(having('fan')).toBe('frangipani courtyard palm horizon turtle mango fishermans')
  expect(having('air-conditioning')).toBe('lighthouse coral cinnamon tea monsoon lagoon fishermans')
  expect(having('tea')).toBe('palm horizon turtle lighthouse cinnamon tea monsoon')
  expect(having('safe')).toBe('horizon turtle lighthouse coral cinnamon tea')
  expect(having('desk')).toBe('courtyard lighthouse cinnamon tea')
  expect(having('luggage')).toBe('frangipani palm turtle tea')
  expect(having('pool')).toBe('lagoon mango fishermans')
  expect(having('cot')).toBe('lagoon mango fishermans')
  expect(having('garden-view')).toBe('frangipani palm tea monsoon lagoon mango')
  expect(having('surfboards')).toBe('coral fishermans')
})
