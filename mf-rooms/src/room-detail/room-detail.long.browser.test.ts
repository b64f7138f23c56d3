import type { Room } from '@calm-rest/contract/api'
import { addDays } from '@calm-rest/contract/stay'
import { layoutShift, sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { focusedName, holdRoomCalls, noProblems, roomPages } from '../testing/pages.fixture.ts'

const { goToInNewPage, open, show, goToInTab } = roomPages()

const path = '/rooms/turtle-bay-room'
const heading = (page: Page) => page.getByRole('heading', { name: 'Turtle Bay Room', level: 1 })
const carousel = (page: Page) => page.getByRole('region', { name: 'Pictures of Turtle Bay Room' })
const position = (page: Page, text: string) =>
  carousel(page).getByRole('status').getByText(text, { exact: true }).waitFor()
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Turtle Bay Room' })
const viewed = (page: Page, text: string) =>
  viewer(page).getByRole('status').getByText(text, { exact: true }).waitFor()
/** The picture in the middle of the carousel. */
const pictureShown = (page: Page) =>
  carousel(page).evaluate((section) => {
    const box = section.getBoundingClientRect()
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return middle?.querySelector('img')?.src ?? (middle as HTMLImageElement | null)?.src
  })
const showsPicture = (page: Page, number: number) =>
  expect.poll(() => pictureShown(page)).toMatch(new RegExp(`turtle-bay-room-${number}\\.svg$`))

describe('the free days', () => {
  const day = (page: Page, date: string) => page.locator(`[data-date="${date}"]`)
  const todayOf = async (page: Page): Promise<string> =>
    (await (await page.request.get(new URL('/api/hotel/day', sharedSite().url).href)).json()).today

  it('R-room-calendar: come into the space that is kept for them, two months beside each other or one', async () => {
    for (const [width, months] of [
      [1440, 2],
      [390, 1],
    ] as const) {
      const { page } = await open(path, { width })
      const grids = page.getByRole('main').getByRole('grid')
      await page.getByRole('form', { name: 'Dates of your stay' }).scrollIntoViewIfNeeded()
      await expect.poll(() => grids.count()).toBe(months)
      const [title = ''] = await grids.first().locator('xpath=..').locator('p').allTextContents()
      await page.getByRole('button', { name: 'Next month' }).click()
      await expect.poll(() => grids.first().locator('xpath=..').locator('p').textContent()).not.toBe(title)
      expect(await layoutShift(page)).toBe(0)
    }
  })

  it('R-room-calendar: do without the API, and say so', async () => {
    const { page } = await goToInNewPage(path, (page) =>
      page.route('**/availability?*', (route) => route.abort()),
    )
    await page.getByRole('form', { name: 'Dates of your stay' }).scrollIntoViewIfNeeded()
    await page
      .getByText('Taken nights cannot be shown just now. We check your dates when you book.')
      .waitFor()
    const today = await todayOf(page)
    await day(page, addDays(today, 1)).click()
    await page.getByText('Now choose your check-out date.').waitFor()
  })
})

describe('the pictures', () => {
  it('R-room-carousel: are paged by keyboard around both ends, and the focus stays on the one shown', async () => {
    const { page, problems } = await show(path)
    await position(page, '1 of 4')
    await page.getByRole('button', { name: 'Picture 1 of 4, full screen' }).focus()
    for (const [key, number] of [
      ['ArrowLeft', 4],
      ['ArrowLeft', 3],
      ['ArrowRight', 4],
      ['ArrowRight', 1],
      ['ArrowRight', 2],
    ] as const) {
      await page.keyboard.press(key)
      await position(page, `${number} of 4`)
      expect(await focusedName(page)).toContain(`Picture ${number} of 4, full screen`)
      await showsPicture(page, number)
    }
    expect(problems).toEqual(noProblems)
  })

  it('R-room-carousel: are paged by buttons around both ends', async () => {
    const { page } = await show(path)
    await page.getByRole('button', { name: 'Previous picture' }).click()
    await position(page, '4 of 4')
    await showsPicture(page, 4)
    await page.getByRole('button', { name: 'Next picture' }).click()
    await position(page, '1 of 4')
    await showsPicture(page, 1)
  })

  it('follow a swipe, and glide where the visitor does not want stillness', async () => {
    const { page, problems } = await open(path, { reducedMotion: 'no-preference' })
    await position(page, '1 of 4')
    await carousel(page).hover()
    await page.mouse.wheel(600, 0)
    await position(page, '2 of 4')
    await page.getByRole('button', { name: 'Next picture' }).click()
    await position(page, '3 of 4')
    await showsPicture(page, 3)
    expect(problems).toEqual(noProblems)
  })

  it('R-room-viewer: fill the screen on request; Escape leads back to the one shown last', async () => {
    const { page, problems } = await show(path)
    await page.getByRole('button', { name: 'Picture 1 of 4, full screen' }).press('Enter')
    await viewed(page, '1 of 4')
    for (const [key, number] of [
      ['ArrowLeft', 4],
      ['ArrowRight', 1],
      ['ArrowRight', 2],
    ] as const) {
      await page.keyboard.press(key)
      await viewed(page, `${number} of 4`)
    }
    await viewer(page).getByRole('button', { name: 'Next picture' }).click()
    await viewed(page, '3 of 4')
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'hidden' })
    await expect.poll(() => focusedName(page)).toContain('Picture 3 of 4, full screen')
    await position(page, '3 of 4')
    await showsPicture(page, 3)
    expect(problems).toEqual(noProblems)
  })

  it('R-room-viewer: leave the full screen by its button', async () => {
    const { page } = await show(path)
    await page.getByRole('button', { name: 'Picture 1 of 4, full screen' }).click()
    await viewer(page).getByRole('button', { name: 'Close full screen' }).click()
    await viewer(page).waitFor({ state: 'hidden' })
    expect(await focusedName(page)).toContain('Picture 1 of 4, full screen')
  })

  it('R-room-viewer: leave the full screen by Back, and have it again by Forward and after a reload', async () => {
    const { page } = await open(path)
    await page.getByRole('button', { name: 'Picture 1 of 4, full screen' }).click()
    await viewed(page, '1 of 4')
    await page.goBack()
    await viewer(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await focusedName(page)).toContain('Picture 1 of 4, full screen')
    await page.goForward()
    await viewer(page).waitFor()
    await page.reload()
    await viewer(page).waitFor()
    // two presses are one way back
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(path)
  })

  it('give way to the placeholder where one is broken', async () => {
    const { page } = await goToInNewPage(path, (page) =>
      page.route('**/turtle-bay-room-1.svg', (route) => route.fulfill({ status: 404 })),
    )
    await carousel(page).locator('img[src$="/media/placeholder.svg"]').waitFor()
  })
})

describe('a room of an API that has no list of pictures', () => {
  it.each([
    ['cinnamon-room', 'its single image', { image: '/media/scenes/coral-suite-2.svg' }, 'coral-suite-2.svg'],
    ['tea-planter-room', 'the placeholder where it has none', {}, 'placeholder.svg'],
  ])('R-room-images, R-room-image-none: %s shows %s', async (id, _what, given, file) => {
    const room: Room = await (await fetch(new URL(`/api/rooms/${id}`, sharedSite().url))).json()
    const { pictures: _pictures, ...bare } = room
    const { page } = await goToInTab(`/rooms/${id}`, (page) =>
      page.route(`**/api/rooms/${id}*`, (route) =>
        route.fulfill({ json: { ...bare, images: [], ...given } }),
      ),
    )
    const pictures = page.getByRole('region', { name: `Pictures of ${room.name}` })
    await pictures.locator(`img[src$="/${file}"]`).waitFor()
    expect(await pictures.locator('img').count()).toBe(1)
  })
})

describe('the ways on', () => {
  it('stay in reach on a phone and never cover what has the focus', async () => {
    const { page } = await open(path, { width: 390, height: 640 })
    await heading(page).waitFor()
    const book = page.getByRole('link', { name: 'Book', exact: true })
    const bar = await book.boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(640)
    for (const name of ['← Back', 'Previous picture', 'Next picture', 'Picture 1 of 4, full screen']) {
      const control = page.getByRole('button', { name })
      await control.focus()
      const box = await control.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await book.boundingBox())?.y ?? 0)
    }
  })
})

describe('a room that is late or does not come', () => {
  it('R-room-loading, R-state-room: has its place held', async () => {
    let release = () => {}
    const { page } = await goToInNewPage(path, async (page) => {
      release = await holdRoomCalls(page)
    })
    await page.getByText('Loading...', { exact: true }).waitFor()
    const before = await layoutShift(page)
    release()
    await heading(page).waitFor()
    expect((await layoutShift(page)) - before).toBeLessThan(0.05)
  })
})
