import { hold } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import {
  abort,
  alertShown,
  answer,
  fillIn,
  mistakesShown,
  named,
  type State,
  submit,
  suggestCountries,
} from './state.fixture.ts'

const calls = '**/api/testimonials/**'

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
    before: (page) => hold(page, calls),
    reach: (page) => page.locator('main [role=status]').first().waitFor(),
  },
  { name: 'reviews that failed', path: '/testimonials', before: abort(calls), reach: alertShown },
  {
    name: 'no review yet',
    path: '/testimonials',
    before: answer(calls, []),
    reach: (page) => page.locator('main a[href="/write-review"]').first().waitFor(),
  },
  {
    name: 'review unfolded',
    path: '/testimonials',
    reach: (page) => page.locator('article button[aria-expanded=false]').first().click(),
  },
  {
    name: 'review with mistakes',
    path: '/write-review',
    reach: async (page) => {
      await submit(page)
      await mistakesShown(page)
    },
  },
  { name: 'countries suggested to a reviewer', path: '/write-review', reach: suggestCountries },
  {
    name: 'review that was submitted',
    path: '/write-review',
    reach: async (page) => {
      await writeReview(page)
      await alertShown(page)
    },
  },
  {
    name: 'review that could not be submitted',
    path: '/write-review',
    before: abort(calls),
    reach: async (page) => {
      await writeReview(page)
      await alertShown(page)
    },
  },
]
