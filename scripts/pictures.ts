import { join } from 'node:path'
import { waitForNetworkIdle, watchRequests } from '@calm-rest/testing/network-idle'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { root } from './root.ts'
import { type GuidePicture, guidePictures } from './screens/guide-pictures.ts'
import { withSeededSite } from './screens/with-seeded-site.ts'

// npm run pictures: takes the pictures of the README anew, into docs/pictures.
const take = async (browser: Browser, origin: string, picture: GuidePicture): Promise<void> => {
  const { name, path, lang, theme, screen, before } = picture
  const { scale, ...viewport } = screen
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const url = new URL(path, origin)
  url.searchParams.set('lang', lang)
  watchRequests(page.context())
  await page.goto(url.href)
  await waitForNetworkIdle(page)
  await before?.(page)
  await waitForNetworkIdle(page)
  const file = join('docs/pictures', `${name}.webp`)
  await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toFile(join(root, file))
  await page.close()
  console.log(file)
}

await withSeededSite(async (browser, url) => {
  for (const picture of guidePictures) await take(browser, url, picture)
})
process.exit()
