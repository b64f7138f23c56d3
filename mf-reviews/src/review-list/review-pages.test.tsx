import { limits } from '@calm-rest/contract/limits'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { expect, it } from 'vitest'
import { words } from '../words.ts'
import { ReviewPages } from './review-pages.tsx'

/** The links at a page of four. */
const linksAt = async (page: number, count = 3 * limits.reviewsPerPage + 1) => {
  const { page: shown } = await mountView(<ReviewPages search={{ page }} count={count} />, words, 'en')
  return [...shown.querySelectorAll('a')].map((one) => `${one.textContent} ${one.getAttribute('href')}`)
}

it.each([
  [1, ['Older Reviews /reviews/2']],
  [2, ['Newer Reviews /reviews', 'Older Reviews /reviews/3']],
  [3, ['Newer Reviews /reviews/2', 'Older Reviews /reviews/4']],
  [4, ['Newer Reviews /reviews/3']],
  // of an old address
  [9, ['Newer Reviews /reviews/4']],
])('leads from page %i to the pages beside it', async (page, links) => {
  expect(await linksAt(page)).toEqual(links)
})

it('leads nowhere where one page has all', async () => {
  expect(await linksAt(1, limits.reviewsPerPage)).toEqual([])
})
