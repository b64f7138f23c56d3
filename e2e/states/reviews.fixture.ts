import { hold } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { has, says } from '../sweep/shown.fixture.ts'
import { abort, answer, fillIn, named, type State, submit, suggestCountries } from './state.fixture.ts'

const calls = '**/api/testimonials/**'
const reviews = 'mf-reviews/src'

const writeReview = async (page: Page) => {
  await fillIn(page, {
    name: 'Amara',
    country: 'Atlantis',
    reviewTitle: 'Slept like a stone',
    review: 'The tea alone is worth the way.',
    stayDuration: '2',
  })
  await named(page, 'roomType').selectOption('sea view')
  await submit(page)
}

export const reviewStates: readonly State[] = [
  {
    name: 'reviews on their way',
    path: '/testimonials',
    anew: true,
    before: (page) => hold(page, calls),
    shows: says(reviews, 'list.loading', { within: 'main [role=status]' }),
  },
  {
    name: 'reviews that failed',
    path: '/testimonials',
    before: abort(calls),
    shows: says(reviews, 'list.failed', { within: 'main [role=alert]' }),
  },
  {
    name: 'no review yet',
    path: '/testimonials',
    before: answer(calls, []),
    shows: says(reviews, 'list.empty'),
  },
  {
    name: 'review unfolded',
    path: '/testimonials',
    reach: (page) => page.locator('article button[aria-expanded=false]').first().click(),
    shows: says(reviews, 'list.less', { within: 'article button[aria-expanded=true]' }),
  },
  {
    name: 'review with mistakes',
    path: '/write-review',
    reach: submit,
    shows: says(reviews, 'problem.required'),
  },
  {
    name: 'review of a stay that is too short',
    path: '/write-review',
    reach: async (page) => {
      await named(page, 'stayDuration').fill('0')
      await submit(page)
    },
    shows: says(reviews, 'problem.too_small'),
  },
  {
    name: 'countries suggested to a reviewer',
    path: '/write-review',
    anew: true,
    reach: suggestCountries,
    shows: has('[role=option][aria-selected=true]'),
  },
  {
    name: 'review that was submitted',
    path: '/write-review',
    reach: writeReview,
    shows: says(reviews, 'write.done', { within: 'main [role=alert]' }),
  },
  {
    name: 'review that could not be submitted',
    path: '/write-review',
    before: abort(calls),
    reach: writeReview,
    shows: says(reviews, 'write.failed', { within: 'main [role=alert]' }),
  },
]
