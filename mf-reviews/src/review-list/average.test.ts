import { expect, it } from 'vitest'
import { averageRating } from './average.ts'

it('is the mean of the ratings shown', () => {
  expect(averageRating([{ rating: 5 }, { rating: 4 }])).toBe(4.5)
})

it('is not known where there is no review', () => {
  expect(averageRating([])).toBeUndefined()
})
