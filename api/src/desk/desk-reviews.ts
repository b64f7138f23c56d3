import type { DeskSubject } from '../links/desk-subject.ts'
import type { ReviewQueries } from '../reviews/queries.ts'
import type { DeskWork } from './desk-work.ts'

type Subject = Extract<DeskSubject, { about: 'review' }>

const after = { hide: 'hidden', publish: 'published' } as const

/** A review that the house shows or hides. */
export const createDeskReviews = (reviews: ReviewQueries): DeskWork<Subject> => ({
  read: async ({ id, action }) => {
    const found = await reviews.byId(id)
    if (!found) return undefined
    const state = found.status === after[action] ? 'done' : 'open'
    return { about: 'review', action, state, review: found.review }
  },
  use: ({ id, action }) => reviews.setStatus(id, after[action]),
})
