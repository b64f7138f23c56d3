import type { StaffMessage, StaffReview } from '@calm-rest/contract/staff'
import { expect, it, vi } from 'vitest'
import { mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { MessagesView } from './view.tsx'

const message = {
  id: 7,
  version: 'v1',
  fullName: 'Grace Hopper',
  email: 'grace@example.com',
  phone: null,
  message: 'Is there a cot?',
  lang: 'en',
  createdAt: '2027-01-31T20:00:00.000Z',
  answeredAt: null,
  replies: [],
  stays: [],
  alike: { sender: 0, network: 0 },
} as StaffMessage

const review = {
  _id: 'seven',
  version: 'v1',
  name: 'Jonas Weber',
  country: 'Germany',
  rating: 4,
  reviewTitle: 'Quiet',
  review: 'We slept well.',
  status: 'waiting',
  createdAt: '2027-01-31T20:00:00.000Z',
} as StaffReview

it('R-desk-mail: opens the message of a link alone, with the answer begun', async () => {
  const view = await mountInDesk(<MessagesView message={7} review={undefined} />, { readMessage: message })
  const { page, asked } = view
  await vi.waitFor(() => expect(page.querySelector('article h2')?.textContent).toBe('Grace Hopper'))
  expect(asked.map(({ address }) => address.split('?')[0])).toEqual(['/api/staff/messages/7'])
  expect(page.querySelector('textarea[name=reply]')).not.toBeNull()
  expect(page.querySelector('input[type=checkbox]')).toBeNull()
  const back = page.querySelector('a')
  expect(back?.textContent).toBe('All messages and reviews')
})

it('shows an answered one with its answer, and begins no other', async () => {
  const answered = {
    ...message,
    answeredAt: '2027-02-01T06:00:00.000Z',
    replies: [{ reply: 'Yes, of course.', createdAt: '2027-02-01T06:00:00.000Z' }],
  }
  const { page } = await mountInDesk(<MessagesView message={7} review={undefined} />, {
    readMessage: answered,
  })
  await vi.waitFor(() => expect(page.textContent).toContain('Yes, of course.'))
  expect(page.querySelector('textarea')).toBeNull()
})

it('opens the review of a link alone, to be published by one press', async () => {
  const { page, press, asked } = await mountInDesk(<MessagesView message={undefined} review="seven" />, {
    readReview: review,
    setReviewStatus: { ...review, status: 'published' },
  })
  await vi.waitFor(() => expect(page.querySelector('article h2')?.textContent).toBe('Quiet'))
  await press([...page.querySelectorAll('button')].find((one) => one.textContent === 'Publish') as Element)
  await vi.waitFor(() =>
    expect(asked.map(({ name }) => name)).toEqual(['readReview', 'setReviewStatus', 'readReview']),
  )
})

it('says in the words of the API that it is gone, and leads to the others', async () => {
  const { page } = await mountInDesk(<MessagesView message={7} review={undefined} />, {
    readMessage: refusedWith('message_not_found', 404),
  })
  await vi.waitFor(() => expect(page.querySelector('[role=alert]')?.textContent).toContain('No.'))
  expect(page.querySelector('a')?.textContent).toBe('All messages and reviews')
  expect(page.querySelector('button')).toBeNull()
})

it('offers another attempt where it may succeed', async () => {
  const { page, press, answer } = await mountInDesk(<MessagesView message={7} review={undefined} />, {})
  await vi.waitFor(() => expect(page.querySelector('button')?.textContent).toBe('Try again'))
  answer({ readMessage: message })
  await press(page.querySelector('button') as Element)
  await vi.waitFor(() => expect(page.querySelector('article h2')?.textContent).toBe('Grace Hopper'))
})
