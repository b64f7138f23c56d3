import type { StaffReview } from '@calm-rest/contract/staff'
import { expect, it, vi } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { ReviewCard } from './review-card.tsx'

const review = {
  _id: 'seven',
  version: 'v1',
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

const mount = async (given: Partial<StaffReview> = {}, answers: Parameters<typeof mountInDesk>[1] = {}) => {
  const changed = vi.fn()
  const view = await mountInDesk(<ReviewCard review={{ ...review, ...given }} onChanged={changed} />, answers)
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
  ['waiting', ['Publish', 'Hide']],
  ['published', ['Hide']],
  ['hidden', ['Publish']],
] as const)('offers for one that is %s: %j', async (status, ways) => {
  const { page } = await mount({ status })
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(ways)
})

it('publishes by one press, without a question', async () => {
  const { page, press, asked, changed } = await mount({}, { setReviewStatus: review })
  await press(page.querySelector('button') as Element)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
  expect(asked.at(-1)?.body).toEqual({ version: 'v1', status: 'published' })
})

it('says why it could not be published', async () => {
  const { page, press } = await mount()
  await press(page.querySelector('button') as Element)
  await vi.waitFor(() => expect(page.querySelector('[role=alert]')?.textContent).toBe('No.'))
})

it('asks for the reason before it hides', async () => {
  const { page, press } = await mount({ status: 'published' })
  await press(page.querySelector('button') as Element)
  expect(page.querySelector('dialog[open] [name=reason]')).not.toBeNull()
})
