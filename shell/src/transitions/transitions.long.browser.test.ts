import { siteAndBrowser } from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { open } = siteAndBrowser()

const withMotion = { reducedMotion: 'no-preference', width: 390, height: 800 } as const
const noProblems = { errors: [], warnings: [], uncaught: [], foreign: [] }
const picture = ['a picture']
const wholePage = ['the page']

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const details = (page: Page) => page.getByRole('link', { name: 'Details: Courtyard Room' })
const language = (page: Page, name: string) => page.getByRole('button', { name })

/**
 * Elements that move from the frames of `act` until a few frames later; the animation is stopped for the
 * check.
 */
const movesDuring = async (page: Page, act: () => Promise<unknown>): Promise<string[]> => {
  const watch = await page.evaluateHandle(() => {
    const state = { framesLeft: Number.POSITIVE_INFINITY }
    const look = async () => {
      for (; state.framesLeft > 0; state.framesLeft -= 1) {
        await new Promise(requestAnimationFrame)
        const found = document.getAnimations().flatMap((animation) => {
          const { target, pseudoElement } = animation.effect as KeyframeEffect
          const isPicture = target?.matches('body > img')
          const what = isPicture
            ? ['a picture']
            : pseudoElement === '::view-transition-old(root)'
              ? ['the page']
              : []
          if (what.length > 0) animation.pause()
          return what
        })
        if (found.length > 0) return [...new Set(found)]
      }
      return []
    }
    return { found: look(), state }
  })
  await act()
  return watch.evaluate(({ found, state }) => {
    state.framesLeft = 30
    return found
  })
}

const isFading = (page: Page) =>
  page.evaluate(() => document.documentElement.matches(':active-view-transition'))
const moving = (page: Page) => page.locator('body > img')

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where the visitor sees a picture, in the window. */
const boxOf = async (picture: Locator) => (await picture.boundingBox()) as Box

/** Whether the picture that moves begins (0) or ends (1) its way where the other one stands: it fills that, and no more. */
const isOver = async (page: Page, share: 0 | 1, { x, y, width, height }: Box) => {
  const whole = await moving(page).evaluate((image, at) => {
    for (const animation of image.getAnimations()) animation.currentTime = at * 219.99
    return image.getBoundingClientRect().toJSON() as Box
  }, share)
  const offMiddle = [whole.x + whole.width / 2 - x - width / 2, whole.y + whole.height / 2 - y - height / 2]
  const fills = Math.min(whole.width / width, whole.height / height)
  return { offMiddle: offMiddle.map((px) => Math.round(px) + 0), fills: Number(fills.toFixed(2)) }
}
const exactly = { offMiddle: [0, 0], fills: 1 }

describe.each(['/rooms', '/'])('R-transition-picture: from a card on %s', (path) => {
  it('its picture becomes that of the room, which becomes the card again on the way back', async () => {
    const { page, problems } = await open(path, withMotion)
    const card = page.locator('#main a:has(img)[href^="/rooms/"]').nth(1)
    await card.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    const room = await card.getAttribute('href')
    const cardBox = await boxOf(card)
    expect(await movesDuring(page, () => card.click())).toEqual(picture)
    const roomPicture = page.locator('[data-picture]')
    const roomBox = await boxOf(roomPicture)
    expect([await isOver(page, 0, cardBox), await isOver(page, 1, roomBox)]).toEqual([exactly, exactly])
    expect(new URL(page.url()).pathname).toBe(room)
    // a press during the transition is taken, and ends it
    await page.getByRole('button', { name: 'Next picture' }).click()
    await page.getByText('2 of 4').first().waitFor()
    expect(await moving(page).count()).toBe(0)
    await expect.poll(() => boxOf(roomPicture)).toEqual(roomBox)
    const back = page.getByRole('button', { name: '← Back' })
    expect(await movesDuring(page, () => back.click())).toEqual(picture)
    expect([await isOver(page, 0, roomBox), await isOver(page, 1, cardBox)]).toEqual([exactly, exactly])
    expect(await page.evaluate(() => scrollY)).toBe(top)
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true)
    // also one of what moves itself
    await card.click()
    await page.waitForURL(`**${room}`)
    await back.waitFor()
    expect(problems).toEqual(noProblems)
  })
})

it('R-transition-picture: a picture that the header covers moves below it', async () => {
  const { page } = await open('/rooms', withMotion)
  await details(page).waitFor()
  await page
    .locator('#main a:has(img)[href$="/courtyard-room"]')
    .evaluate((card) => scrollBy(0, card.getBoundingClientRect().top - 20))
  expect(await movesDuring(page, () => details(page).press('Enter'))).toEqual(picture)
  const layerOf = (layer: Locator) => layer.evaluate((element) => Number(getComputedStyle(element).zIndex))
  const header = await layerOf(page.locator('header > :last-child').first())
  const moved = await layerOf(moving(page))
  expect(moved).toBeLessThan(header)
})

it('R-transition-still: nothing moves where the visitor wants stillness, or the picture is on the page twice', async () => {
  const { page } = await open('/rooms', { ...withMotion, reducedMotion: 'reduce' })
  const goAndCome = async () => {
    await details(page).click()
    await heading(page, 'Courtyard Room')
    await page.goBack()
    await heading(page, 'Our Rooms')
    await language(page, 'Deutsch').click()
    await heading(page, 'Unsere Zimmer')
    await page.emulateMedia({ colorScheme: 'dark' })
  }
  expect(await movesDuring(page, goAndCome)).toEqual([])
  await page.reload()
  await details(page).waitFor()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const card = document.querySelector('#main a:has(img)[href$="/courtyard-room"]')
    document.querySelector('#main')?.append(card?.cloneNode(true) as Element)
  })
  expect(
    await movesDuring(page, async () => {
      await details(page).click()
      await heading(page, 'Courtyard Room')
    }),
  ).toEqual([])
})

it('R-transition-fade, R-transition-still: a press is taken while the page fades into another language or theme, and ends it', async () => {
  const { page, problems } = await open('/about', withMotion)
  const fades = [
    () => language(page, 'Deutsch').click(),
    () => page.emulateMedia({ colorScheme: 'dark' }),
    () => page.emulateMedia({ colorScheme: 'light' }),
  ]
  for (const fade of fades) {
    expect(await movesDuring(page, fade)).toEqual(wholePage)
    expect(await isFading(page)).toBe(true)
    await page.getByRole('button', { name: 'Menü' }).click()
    expect(await isFading(page)).toBe(false)
    await page.keyboard.press('Escape')
  }
  expect(problems).toEqual(noProblems)
})
