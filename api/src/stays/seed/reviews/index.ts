import type { ReviewsByRoom } from '../types.ts'
import { airConditionedReviews } from './air-conditioned.ts'
import { familyReviews } from './family.ts'
import { seaViewReviews } from './sea-view.ts'
import { standardReviews } from './standard.ts'

export const reviewsByRoom: ReviewsByRoom = {
  ...standardReviews,
  ...seaViewReviews,
  ...airConditionedReviews,
  ...familyReviews,
}
