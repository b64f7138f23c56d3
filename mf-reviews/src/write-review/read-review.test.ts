import { reviewInput } from '@calm-rest/contract/schemas'
import { expect, it } from 'vitest'
import { readReview } from './read-review.ts'

const filledIn = () => {
  const data = new FormData()
  data.set('name', ' Amara ')
  data.set('country', 'Atlantis')
  data.set('rating', '4')
  data.set('reviewTitle', 'Turtles at noon')
  data.set('review', 'First line\nSecond line')
  data.set('roomType', 'Air Conditioned')
  data.set('stayDuration', '3')
  return data
}

it('R-review-payload: reads the form as the contract has it, with the moment it was sent', () => {
  const review = readReview(filledIn(), new Date('2027-01-02T03:04:05Z'))
  expect(review).toEqual({
    name: 'Amara',
    country: 'Atlantis',
    rating: 4,
    reviewTitle: 'Turtles at noon',
    review: 'First line\nSecond line',
    roomType: 'Air Conditioned',
    stayDuration: 3,
    date: '2027-01-02T03:04:05.000Z',
  })
  expect(reviewInput.safeParse(review).success).toBe(true)
})
