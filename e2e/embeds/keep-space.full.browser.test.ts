import { keepSpaceCss } from '@calm-rest/embed/keep-space'
import { layoutShift, waitForNetworkIdle } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { becomes } from './partner-page.fixture.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.fixture.ts'

let partnerSite: PartnerSite

beforeAll(async () => {
  partnerSite = await openPartnerSite()
})

const story = '<p>A week by the sea, and what we found there.</p>'

describe.each([
  ['a phone', 390, 844],
  ['a tablet', 768, 1024],
  ['a desk', 1280, 800],
])('on %s', (_, width, height) => {
  const shiftOf = async (element: string, kind: string, css: string) => {
    const { browser, partner, loader } = partnerSite
    const body = `<main><h1>Mirissa</h1>${story}${element}${story.repeat(9)}</main>`
    const { page } = await partner.open(browser, { head: loader, body, css }, async (page) => {
      await page.setViewportSize({ width, height })
      // the page is painted before any script has run
      await page.route('**/embed/v1.js', async (route) => {
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
        await route.continue()
      })
    })
    await becomes(page, kind, 'ready')
    await waitForNetworkIdle(page)
    return layoutShift(page)
  }

  it.each(['en', 'de', 'zh'])('nothing moves from the first moment on in %s', async (lang) => {
    const { rooms, booking, search } = partnerSite
    expect(await shiftOf(booking(`lang="${lang}"`), 'calm-rest-booking', keepSpaceCss)).toBe(0)
    expect(await shiftOf(rooms(`lang="${lang}"`), 'calm-rest-rooms', keepSpaceCss)).toBe(0)
    expect(await shiftOf(search(`lang="${lang}"`), 'calm-rest-search', keepSpaceCss)).toBe(0)
    expect(await shiftOf(rooms(`lang="${lang}" limit="3"`), 'calm-rest-rooms', keepSpaceCss)).toBe(0)
  })

  it('it would where the page keeps no space', async () => {
    expect(await shiftOf(partnerSite.booking(), 'calm-rest-booking', '')).toBeGreaterThan(0)
  })
})
