import { firstOf } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { farthestPixel } from './farthest-pixel.fixture.ts'
import { hostileSheets } from './hostile-sheets.fixture.ts'
import { oldManners } from './old-manners.fixture.ts'
import { becomes } from './partner-page.fixture.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.fixture.ts'
import { noise, picturesOf } from './pictures.fixture.ts'

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }
const stay = 'check-in="2027-07-01" check-out="2027-07-05" guests="2" room="horizon-room"'

let partnerSite: PartnerSite

beforeAll(async () => {
  partnerSite = await openPartnerSite()
})

describe('on a page with the manners of old libraries', () => {
  it.each(firstOf(2, oldManners))('is filled in and asks for its price: $name', async ({ manners }) => {
    const { browser, partner, loader, booking } = partnerSite
    const body = booking(`loading="eager" ${stay}`)
    const { page, problems } = await partner.open(browser, { head: loader, body }, (page) =>
      page.addInitScript(manners),
    )
    await becomes(page, 'calm-rest-booking', 'ready')
    await page.locator('[name="firstName"]').fill('Anna')
    await page.locator('[name="lastName"]').fill('Huber')
    await page.locator('[name="email"]').fill('anna@example.com')
    // the price of other guests is asked for anew
    await page.locator('[name="guests"]').first().selectOption('1')
    await page.getByRole('button', { name: /^Confirm booking · \$/ }).waitFor()
    // a list that is drawn by the widget itself, and not by the site
    await page.getByRole('button', { name: 'Add another room' }).click()
    const options = page.locator('[name="additionalRooms.0.guests"] option')
    expect(await options.evaluateAll((all) => all.map((one) => one.getAttribute('label')))).not.toContain(
      'added',
    )
    expect(await page.locator('[name="firstName"]').inputValue()).toBe('Anna')
    expect(problems.uncaught).toEqual([])
  })
})

describe('beside the styles of the page', () => {
  let control: Buffer[]

  beforeAll(async () => {
    control = (await picturesOf(partnerSite, 'light', { css: '' })).pictures
  })

  /** One sheet of each kind: of type, of our own names, and one that takes a strict element. */
  const some = ['nothing as it was', 'our own names', 'loud type'].map((name) => {
    const sheet = hostileSheets.find((one) => one.name === name)
    if (!sheet) throw new Error(`There is no sheet '${name}'.`)
    return sheet
  })

  it.each(firstOf(1, some))('both elements look the same with $name', async (sheet) => {
    const { pictures, problems } = await picturesOf(partnerSite, 'light', sheet)
    expect(pictures).toHaveLength(control.length)
    for (const [at, picture] of pictures.entries())
      expect(await farthestPixel(picture, control[at] as Buffer)).toBeLessThanOrEqual(noise)
    expect(problems).toEqual(nothing)
  })

  it('the page looks as it did without them', async () => {
    const { browser, partner, loader, booking, rooms } = partnerSite
    const own = `<section id="own" class="rooms"><h2>Our week</h2><p>By the sea.</p><ul><li><a href="#a">One</a></li></ul>
      <form><label>Name <input name="name"></label><select><option>1</option></select><button class="button">Go</button></form></section>`
    const css = '#own { inline-size: 600px; background: white }'
    const look = async (head: string) => {
      const body = `${own}${rooms('limit="2" loading="eager"')}${booking('loading="eager"')}`
      const { page } = await partner.open(browser, { head, body, css })
      if (head) {
        await becomes(page, 'calm-rest-rooms', 'ready')
        await becomes(page, 'calm-rest-booking', 'ready')
      }
      const sheets = await page.evaluate(() => [
        document.adoptedStyleSheets.length,
        document.styleSheets.length,
        document.querySelectorAll('body style, body link').length,
      ])
      return { sheets, picture: await page.locator('#own').screenshot({ animations: 'disabled' }) }
    }
    const without = await look('')
    const withThem = await look(loader)
    expect(withThem.sheets).toEqual(without.sheets)
    expect(await farthestPixel(withThem.picture, without.picture)).toBeLessThanOrEqual(noise)
  })
})
