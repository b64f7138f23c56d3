import type { HostileSheet } from './hostile-sheets.fixture.ts'
import { becomes } from './partner-page.fixture.ts'
import type { PartnerSite } from './partner-site.fixture.ts'

export const kinds = ['rooms', 'booking'] as const

/**
 * Largest difference, of 255, between two paintings of one round corner or star: Chromium rounds their edges by what
 * else is painted, seen up to 14 in a dozen pixels. A rule that leaks changes whole letters and boxes.
 */
export const noise = 16

/** Replaces every picture by a plain one: the edges of a drawing differ from painting to painting on one page. */
const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path fill="teal" d="M0 0h1200v800H0z"/></svg>'

/** Hides what the browser draws into a field for a time: the edges of its clock differ as those of a picture do. */
const hideClock = (field: Element) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('::-webkit-calendar-picker-indicator { visibility: hidden }')
  const root = field.getRootNode() as Document | ShadowRoot
  root.adoptedStyleSheets.push(sheet)
}

/** Fixes the size of the elements whatever the page's styles do. */
const frame = `
  #frame { all: initial !important; display: block !important; color-scheme: inherit !important; background: Canvas !important; position: absolute !important; inset: 20px auto auto 20px !important; inline-size: 900px !important }
`

/** Screenshots of both elements on a page, in the order of `kinds`. */
export const picturesOf = async (
  { browser, partner, loader, rooms, booking }: PartnerSite,
  theme: 'light' | 'dark',
  { css, strict }: Pick<HostileSheet, 'css' | 'strict'>,
) => {
  const attributes = `loading="eager" ${strict ? 'isolation="strict"' : ''}`
  const { page, context, problems } = await partner.open(
    browser,
    {
      head: loader,
      body: `<main id="frame">${rooms(`limit="2" ${attributes}`)}${booking(attributes)}</main>`,
      css: `:root { color-scheme: ${theme} !important } ${css} ${frame}`,
    },
    async (page) => {
      // the whole page fits into the window: an edge that sticks to it would lie between two pixels
      await page.setViewportSize({ width: 1000, height: 3000 })
      await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: plain }))
    },
  )
  const pictures: Buffer[] = []
  for (const kind of kinds) {
    await becomes(page, `calm-rest-${kind}`, 'ready')
    await page.locator(`calm-rest-${kind} img`).evaluateAll(async (images) => {
      for (const image of images as HTMLImageElement[]) {
        image.loading = 'eager'
        await image.decode()
      }
    })
    for (const field of await page.locator(`calm-rest-${kind} input[type="time"]`).all())
      await field.evaluate(hideClock)
    pictures.push(await page.locator(`calm-rest-${kind}`).screenshot({ animations: 'disabled' }))
  }
  await context.close()
  return { pictures, problems }
}
