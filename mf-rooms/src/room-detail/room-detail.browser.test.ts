import { axeViolations, layoutShift } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  cutLine,
  focusedName,
  focusIsAround,
  holdLine,
  noProblems,
  startPages,
} from '../testing/pages.fixture.ts'

const { open } = startPages()

const path = '/rooms/turtle-bay-room'
const heading = (page: Page) => page.getByRole('heading', { name: 'Turtle Bay Room', level: 1 })
const carousel = (page: Page) => page.getByRole('region', { name: 'Pictures of Turtle Bay Room' })
const position = (page: Page, text: string) =>
  carousel(page).getByRole('status').getByText(text, { exact: true }).waitFor()
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Turtle Bay Room' })
const viewed = (page: Page, text: string) =>
  viewer(page).getByRole('status').getByText(text, { exact: true }).waitFor()
/** The picture that stands in the middle of the carousel. */
const pictureShown = (page: Page) =>
  carousel(page).evaluate((section) => {
    const box = section.getBoundingClientRect()
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return middle?.querySelector('img')?.src ?? (middle as HTMLImageElement | null)?.src
  })
const showsPicture = (page: Page, number: number) =>
  expect.poll(() => pictureShown(page)).toMatch(new RegExp(`turtle-bay-room-${number}\\.svg$`))

describe('the pictures', () => {
  it('are paged by keyboard around both ends, and the focus stays on the one shown', async () => {
    const { page, problems } = await open(path)
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
      expect(await focusedName(page)).toBe(`Picture ${number} of 4, full screen`)
      await showsPicture(page, number)
    }
    expect(problems).toEqual(noProblems)
  })

  it('are paged by buttons around both ends', async () => {
    const { page } = await open(path)
    await page.getByRole('button', { name: 'Previous picture' }).click()
    await position(page, '4 of 4')
    await showsPicture(page, 4)
    await page.getByRole('button', { name: 'Next picture' }).click()
    await position(page, '1 of 4')
    await showsPicture(page, 1)
  })

  it('follow a swipe', async () => {
    const { page } = await open(path)
    await position(page, '1 of 4')
    await carousel(page).hover()
    await page.mouse.wheel(600, 0)
    await position(page, '2 of 4')
    await page.getByRole('button', { name: 'Next picture' }).click()
    await position(page, '3 of 4')
    await showsPicture(page, 3)
  })

  it('fill the screen on request; Escape leads back to the one shown last', async () => {
    const { page, problems } = await open(path)
    await page.getByRole('button', { name: 'Picture 1 of 4, full screen' }).press('Enter')
    await viewed(page, '1 of 4')
    await viewer(page).evaluate((dialog) =>
      Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
    )
    expect(await axeViolations(page)).toEqual([])
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
    await expect.poll(() => focusedName(page)).toBe('Picture 3 of 4, full screen')
    await position(page, '3 of 4')
    await showsPicture(page, 3)
    expect(problems).toEqual(noProblems)
  })

  it('leave the full screen by its button', async () => {
    const { page } = await open(path)
    await page.getByRole('button', { name: 'Picture 1 of 4, full screen' }).click()
    await viewer(page).getByRole('button', { name: 'Close full screen' }).click()
    await viewer(page).waitFor({ state: 'hidden' })
    expect(await focusedName(page)).toBe('Picture 1 of 4, full screen')
  })

  it('give way to the placeholder where one is broken', async () => {
    const { page } = await open(path, {
      before: (page) => page.route('**/turtle-bay-room-1.svg', (route) => route.fulfill({ status: 404 })),
    })
    await carousel(page).locator('img[src$="/media/placeholder.svg"]').waitFor()
  })
})

describe('the ways on', () => {
  it('book at the sign-in, with the room', async () => {
    const { page } = await open(path)
    await page.getByRole('link', { name: 'Book', exact: true }).click()
    await page.waitForURL(/\/login\?room=turtle-bay-room$/)
  })

  it('go one page back', async () => {
    const { page } = await open('/')
    await page.getByRole('link', { name: 'Details: Courtyard Room' }).click()
    await page.getByRole('button', { name: '← Back' }).click()
    await page.getByRole('link', { name: 'Details: Courtyard Room' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('name the tab after the room', async () => {
    const { page } = await open(path)
    await expect.poll(() => page.title()).toContain('Turtle Bay Room')
  })

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
  it('has its place held', async () => {
    let release = () => {}
    const { page } = await open(path, {
      before: async (page) => {
        release = await holdLine(page)
      },
    })
    await page.getByText('Loading...', { exact: true }).waitFor()
    const before = await layoutShift(page)
    release()
    await heading(page).waitFor()
    expect((await layoutShift(page)) - before).toBeLessThan(0.05)
  })

  it('is not found where there is none, with the way to all rooms', async () => {
    const { page } = await open('/rooms/no-such-room')
    await page.getByRole('heading', { name: 'Room not found' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'See all rooms' }).click()
    await page.getByText('13 rooms', { exact: true }).waitFor()
  })

  it('is not found without the API, and comes with another try', async () => {
    let restore = async () => {}
    const { page } = await open(path, {
      before: async (page) => {
        restore = await cutLine(page)
      },
    })
    await page.getByRole('heading', { name: 'Room not found' }).waitFor()
    await restore()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await heading(page).waitFor()
    expect(await focusIsAround(heading(page))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('← Back')
  })
})

describe.each([
  ['en', 'dark', 'Turtle Bay Room', '/ 1 nights', 'Book'],
  ['de', 'light', 'Zimmer über der Schildkrötenbucht', '/ Nacht', 'Buchen'],
  ['zh', 'dark', '海龟湾客房', '/ 晚', '预订'],
] as const)('in %s, %s', (lang, colorScheme, name, per, book) => {
  it('has no violation and no problem, and speaks the language', async () => {
    const { page, problems } = await open(`${path}?lang=${lang}`, { lang, colorScheme })
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.getByText(per, { exact: true }).waitFor()
    await page.getByRole('link', { name: book, exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(problems).toEqual(noProblems)
  })
})
