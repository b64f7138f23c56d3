import { siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { open } = siteAndBrowser()

const moving = { reducedMotion: 'no-preference', width: 390, height: 800 } as const
const noProblems = { errors: [], warnings: [], uncaught: [], foreign: [] }
const picture = ['::view-transition-group(picture)', '::view-transition-old(picture)']
const wholePage = ['::view-transition-old(root)']

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const details = (page: Page) => page.getByRole('link', { name: 'Details: Courtyard Room' })
const language = (page: Page, name: string) => page.getByRole('button', { name })

/** What moves in a view transition, within the frames until `act` is done and some more; it is stopped, to be looked at. */
const movesDuring = async (page: Page, act: () => Promise<unknown>): Promise<string[]> => {
  const watch = await page.evaluateHandle(() => {
    const state = { framesLeft: Number.POSITIVE_INFINITY }
    const look = async () => {
      for (; state.framesLeft > 0; state.framesLeft -= 1) {
        await new Promise(requestAnimationFrame)
        const found = document
          .getAnimations()
          .map((animation) => ({ animation, of: (animation.effect as KeyframeEffect).pseudoElement ?? '' }))
          .filter(({ of }) => of.startsWith('::view-transition'))
        for (const { animation } of found) animation.pause()
        if (found.length > 0) return found.map(({ of }) => of).sort()
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

const moves = (page: Page) => page.evaluate(() => document.documentElement.matches(':active-view-transition'))
const named = (page: Page) => page.locator('[style*="view-transition-name"]')

/** Whether all that is named on the page are pictures, of the size at which one sees them. */
const isPictureNamed = (page: Page) =>
  named(page).evaluateAll((found) =>
    found.map((element) => element.querySelector('img') !== null && element.clientWidth > 300),
  )

describe.each(['/rooms', '/'])('R-transition-picture: from a card on %s', (path) => {
  it('its picture becomes that of the room, which becomes the card again on the way back', async () => {
    const { page, problems } = await open(path, moving)
    const card = page.locator('#main a:has(img)[href^="/rooms/"]').nth(1)
    await card.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => scrollY)
    const room = await card.getAttribute('href')
    expect(await movesDuring(page, () => card.click())).toEqual(picture)
    expect(await isPictureNamed(page)).toEqual([true])
    expect(new URL(page.url()).pathname).toBe(room)
    // a press during the transition is taken, and ends it
    await page.getByRole('button', { name: 'Next picture' }).click()
    await page.getByText('2 of 4').first().waitFor()
    expect([await moves(page), await named(page).count()]).toEqual([false, 0])
    const back = page.getByRole('button', { name: '← Back' })
    expect(await movesDuring(page, () => back.click())).toEqual(picture)
    expect(await isPictureNamed(page)).toEqual([true])
    expect(await page.evaluate(() => scrollY)).toBe(top)
    expect(await card.evaluate((element) => element === document.activeElement)).toBe(true)
    // also one of what moves itself
    await card.click()
    await page.waitForURL(`**${room}`)
    await back.waitFor()
    expect(problems).toEqual(noProblems)
  })
})

it('R-transition-still: a picture that the header covers does not move over it', async () => {
  const { page } = await open('/rooms', moving)
  await details(page).waitFor()
  await page
    .locator('#main a:has(img)[href$="/courtyard-room"]')
    .evaluate((card) => scrollBy(0, card.getBoundingClientRect().top - 20))
  const goAndCome = async () => {
    await details(page).press('Enter')
    await heading(page, 'Courtyard Room')
    await page.goBack()
    await heading(page, 'Our Rooms')
  }
  expect(await movesDuring(page, goAndCome)).toEqual([])
})

it('R-transition-still: nothing moves where the visitor wants stillness, or the picture is on the page twice', async () => {
  const { page } = await open('/rooms', { ...moving, reducedMotion: 'reduce' })
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
  const { page, problems } = await open('/about', moving)
  const fades = [
    () => language(page, 'Deutsch').click(),
    () => page.emulateMedia({ colorScheme: 'dark' }),
    () => page.emulateMedia({ colorScheme: 'light' }),
  ]
  for (const fade of fades) {
    expect(await movesDuring(page, fade)).toEqual(wholePage)
    expect(await moves(page)).toBe(true)
    await page.getByRole('button', { name: 'Menü' }).click()
    expect(await moves(page)).toBe(false)
    await page.keyboard.press('Escape')
  }
  expect(problems).toEqual(noProblems)
})
