import type { Page } from 'playwright-core'

export interface GuideFilm {
  /** File name in docs/pictures, without its ending. */
  name: string
  path: string
  act: (page: Page) => Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** Time for a viewer to see what has changed. */
const look = (page: Page) => page.waitForTimeout(900)

/** Scrolls as a finger does, so that a film shows the way. */
const glideTo = async (page: Page, name: string) => {
  await page
    .getByRole('link', { name })
    .evaluate((element) => element.scrollIntoView({ behavior: 'smooth', block: 'end' }))
  await look(page)
}

/** Recordings on a phone, in the order of a stay. */
export const guideFilms: readonly GuideFilm[] = [
  {
    name: 'film-search',
    path: '/rooms',
    act: async (page) => {
      const form = page.getByRole('form', { name: 'Find a free room' })
      const calendar = page.getByRole('dialog', { name: 'Dates of your stay' })
      await form.getByLabel('Check-in').click()
      await look(page)
      await calendar.getByRole('button', { name: 'Next month' }).click()
      for (const day of ['10', '14']) {
        await look(page)
        await calendar.locator(`[data-date$="-${day}"]`).click()
      }
      await look(page)
      await calendar.getByRole('button', { name: 'Done' }).click()
      await look(page)
      await form.getByRole('button', { name: 'Search' }).click()
      await page.getByText('free for these dates').waitFor()
      await look(page)
    },
  },
  {
    name: 'film-confirmation',
    path: `/book?room=lagoon-family-room&checkIn=${inDays(60)}&checkOut=${inDays(64)}`,
    act: async (page) => {
      await page.locator('main [name="firstName"]').fill('Grace')
      await page.locator('main [name="lastName"]').fill('Hopper')
      await page.locator('main [name="email"]').fill('grace@example.com')
      await look(page)
      await page.getByRole('button', { name: 'Confirm booking' }).click()
      await page.getByText('CR-').first().waitFor()
      await look(page)
      await page.evaluate(() => scrollBy({ top: 900, behavior: 'smooth' }))
      await look(page)
    },
  },
  {
    name: 'film-back',
    path: '/rooms',
    act: async (page) => {
      await glideTo(page, 'Details: Courtyard Room')
      await page.getByRole('link', { name: 'Details: Courtyard Room' }).click()
      await page.getByRole('heading', { level: 1, name: 'Courtyard Room' }).waitFor()
      await look(page)
      await page.getByRole('button', { name: '← Back' }).click()
      await page.getByRole('heading', { level: 1, name: 'Our Rooms' }).waitFor()
      await look(page)
      await look(page)
    },
  },
]
