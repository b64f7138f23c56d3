import { join } from 'node:path'
import { prepareDemonstration } from '@calm-rest/demo'
import { waitForNetworkIdle, watchRequests } from '@calm-rest/testing/network-idle'
import type { BrowserContext } from 'playwright-core'
import sharp from 'sharp'
import { root } from './root.ts'
import { enterDesk } from './screens/enter-desk.ts'
import { deskPictures, type GuidePicture, guidePictures } from './screens/guide-pictures.ts'
import { withSeededSite } from './screens/with-seeded-site.ts'

// npm run pictures: takes the pictures of the README anew, into docs/pictures.
const look = ({ screen: { scale, ...viewport }, theme }: GuidePicture) => ({
  viewport,
  deviceScaleFactor: scale,
  colorScheme: theme,
  reducedMotion: 'reduce' as const,
})

const take = async (context: BrowserContext, origin: string, picture: GuidePicture): Promise<void> => {
  const { name, path, lang, before } = picture
  const page = await context.newPage()
  const url = new URL(path, origin)
  url.searchParams.set('lang', lang)
  watchRequests(context)
  await page.goto(url.href)
  await waitForNetworkIdle(page)
  await before?.(page)
  await waitForNetworkIdle(page)
  const file = join('docs/pictures', `${name}.webp`)
  await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toFile(join(root, file))
  await context.close()
  console.log(file)
}

await withSeededSite(async (browser, url) => {
  for (const picture of guidePictures) await take(await browser.newContext(look(picture)), url, picture)
})
await withSeededSite(async (browser, url, dataDir) => {
  const storageState = await enterDesk(browser, url, dataDir)
  for (const picture of deskPictures)
    await take(await browser.newContext({ ...look(picture), storageState }), url, picture)
}, prepareDemonstration)
process.exit()
