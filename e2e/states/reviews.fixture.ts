import { hold, type SharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { has, says } from '../sweep/shown.fixture.ts'
import { inDays, nights } from './booking.fixture.ts'
import { abort, answer, fillIn, named, type State, submit, suggestCountries } from './state.fixture.ts'
import { bookStay, endStay, mailAfter } from './stays.fixture.ts'

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

let reviewLink: Promise<string> | undefined

/** The link of the mail after a stay. */
const linkToReview = (site: SharedSite) => {
  reviewLink ??= linkAfterStay(site)
  return reviewLink
}

const linkAfterStay = async (site: SharedSite) => {
  const from = nights()
  const stay = await bookStay(site, {
    room: 'tea-planter-room',
    checkIn: inDays(from),
    checkOut: inDays(from + 2),
  })
  endStay(site, stay)
  return (await mailAfter(site, stay)).link
}

const byLink = '**/api/testimonials/by-link*'

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
    before: async (page) => {
      await answer(calls, [])(page)
      await answer('**/api/testimonials/summary*', { count: 0, average: null, unverified: 0 })(page)
    },
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
    name: 'review of a stay by the link of its mail',
    path: linkToReview,
    shows: says(reviews, 'write.mark'),
  },
  {
    name: 'review of a stay that could not be loaded',
    path: linkToReview,
    before: abort(byLink),
    shows: says(reviews, 'write.stayFailed'),
  },
  {
    name: 'review by a link that is no more',
    path: `/write-review#${'e30'.repeat(20)}.e30.e30`,
    anew: true,
    shows: says(reviews, 'write.unmarked'),
  },
  {
    name: 'review of a stay that was sent',
    path: linkToReview,
    before: (page) =>
      page.route('**/api/testimonials/by-link/write*', (route) =>
        route.fulfill({ status: 201, json: { success: true, status: 'published' } }),
      ),
    reach: async (page) => {
      await fillIn(page, { name: 'Amara', country: 'Atlantis', reviewTitle: 'Rain', review: 'All night.' })
      await submit(page)
    },
    shows: says(reviews, 'write.published'),
  },
  {
    name: 'review that could not be submitted',
    path: '/write-review',
    before: abort(calls),
    reach: writeReview,
    shows: says(reviews, 'write.failed', { within: 'main [role=alert]' }),
  },
]
