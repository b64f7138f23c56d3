import type { StaffReview } from '@calm-rest/contract/staff'
import { expect, it, vi } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { ReviewCard } from './review-card.tsx'

const review = {
  id: 7,
  name: 'Jonas Weber',
  country: 'Germany',
  rating: 4,
  reviewTitle: 'Ruhig',
  review: 'Wir haben gut geschlafen.',
  lang: 'de',
  status: 'waiting',
  createdAt: '2027-01-31T20:00:00.000Z',
  verified: true,
} as unknown as StaffReview

const mount = async (given: Partial<StaffReview> = {}) => {
  const changed = vi.fn()
  const view = await mountInDesk(<ReviewCard review={{ ...review, ...given }} onChanged={changed} />, {})
  return { ...view, changed }
}

it('says in which language title and text are, for a screen reader', async () => {
  const { page } = await mount()
  const spoken = [...page.querySelectorAll('[lang]')].map((one) => [
    one.getAttribute('lang'),
    one.textContent,
  ])
  expect(spoken).toEqual([
    ['de', 'Ruhig'],
    ['de', 'Wir haben gut geschlafen.'],
  ])
})

it('says who wrote it, when by the clock of the property, and whether they stayed', async () => {
  const { page } = await mount()
  expect(page.textContent).toContain('Jonas Weber, Germany')
  expect(page.textContent).toContain('1 Feb 2027')
  expect(page.textContent).toContain('Verified stay')
  const { page: other } = await mount({ verified: false })
  expect(other.textContent).not.toContain('Verified stay')
})

it.each([
  ['waiting', 2],
  ['published', 1],
  ['hidden', 1],
] as const)('offers for one that is %s %i ways, each with a dialog', async (status, ways) => {
  const { page, press } = await mount({ status })
  const buttons = [...page.querySelectorAll('button')]
  expect(buttons).toHaveLength(ways)
  await press(buttons[0] as Element)
  expect(page.querySelector('dialog[open]')).not.toBeNull()
})
