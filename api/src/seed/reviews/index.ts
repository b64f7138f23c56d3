import type { ReviewsByRoom } from '../types.ts'

export const reviewsByRoom: ReviewsByRoom = {}
