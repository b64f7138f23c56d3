import type { HostileSheet } from './hostile-sheets.fixture.ts'
import { becomes } from './partner-page.fixture.ts'
import type { PartnerSite } from './partner-site.fixture.ts'

export const kinds = ['rooms', 'booking'] as const

/** Of 255: so far apart is the edge of one round corner on the same page, painted twice. */
export const noise = 8

/** For every picture: the edges of a drawing are not the same twice, on the same page either. */
const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><path fill="teal" d="M0 0h1200v800H0z"/></svg>'

/** The place that the page gives the elements, whatever else it does. */
const frame = `
  #frame { all: initial !important; display: block !important; color-scheme: inherit !important; background: Canvas !important; position: absolute !important; inset: 20px auto auto 20px !important; inline-size: 900px !important }
`

/** What both elements look like on a page, in the order of `kinds`. */
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
      // all of it in the window: what sticks to its edge would be between two pixels
      await page.setViewportSize({ width: 1000, height: 2000 })
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
    pictures.push(await page.locator(`calm-rest-${kind}`).screenshot({ animations: 'disabled' }))
  }
  await context.close()
  return { pictures, problems }
}
