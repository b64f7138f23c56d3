import type { ReviewSummary, Room, Testimonial } from '@calm-rest/contract/api'
import { fetchPage, sharedSite, textOf } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const ask = async <T>(path: string): Promise<T> => (await fetch(new URL(path, sharedSite().url))).json()

it('R-room-reviews: the page of a room has those of its stays and their number, without a script more', async () => {
  const { document } = await fetchPage('/rooms/horizon-room')
  const room = await ask<Room>('/api/rooms/horizon-room')
  const summary = await ask<ReviewSummary>('/api/testimonials/summary?room=horizon-room')
  const reviews = await ask<Testimonial[]>('/api/testimonials?room=horizon-room')
  const list = 'main ul[aria-label="Reviews of this room, newest first"]'
  const section = document.querySelector(list)?.closest('section')
  expect(section?.textContent).toContain(`${summary.count} reviews`)
  expect(section?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    `${room.rating.toFixed(1)} out of 5`,
  )
  const titles = [...(section?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)
  expect(titles).toEqual(reviews.map(({ reviewTitle }) => reviewTitle))
  // its look is in the page, and no script of it is among those that the page starts
  const sheets = [...document.querySelectorAll('style[data-address]')]
  expect(sheets.some((style) => style.getAttribute('data-address')?.includes('/mf-reviews/'))).toBe(true)
  expect(textOf(document, '#scripts')).not.toContain('/mf-reviews/')
})
