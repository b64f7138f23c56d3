import { join } from 'node:path'
import { prepareDemonstration } from '@calm-rest/demo'
import { waitForNetworkIdle, watchRequests } from '@calm-rest/testing/network-idle'
import type { BrowserContext } from 'playwright-core'
import sharp from 'sharp'
import { root } from './root.ts'
import { enterDesk } from './screens/enter-desk.ts'
import { fillAnotherHouse } from './screens/fill-another-house.ts'
import { deskPictures, type GuidePicture, guidePictures, homePictures } from './screens/guide-pictures.ts'
import { beside } from './screens/two-houses.ts'
import { withSeededSite } from './screens/with-seeded-site.ts'

// npm run pictures: takes the pictures of the docs anew, into docs/pictures.
const look = ({ screen: { scale, ...viewport }, theme }: GuidePicture) => ({
  viewport,
  deviceScaleFactor: scale,
  colorScheme: theme,
  reducedMotion: 'reduce' as const,
})

const shoot = async (
  context: BrowserContext,
  origin: string,
  { path, lang, before }: GuidePicture,
): Promise<Buffer> => {
  const page = await context.newPage()
  const url = new URL(path, origin)
  url.searchParams.set('lang', lang)
  watchRequests(context)
  await page.goto(url.href)
  await waitForNetworkIdle(page)
  await before?.(page)
  await waitForNetworkIdle(page)
  const shot = await page.screenshot()
  await context.close()
  return shot
}

const write = async (name: string, picture: Buffer): Promise<void> => {
  const file = join('docs/pictures', `${name}.webp`)
  await sharp(picture).webp({ quality: 82, effort: 6 }).toFile(join(root, file))
  console.log(file)
}

const houses: Buffer[][] = []
await withSeededSite(async (browser, url) => {
  for (const picture of guidePictures)
    await write(picture.name, await shoot(await browser.newContext(look(picture)), url, picture))
  houses.push(
    await Promise.all(
      homePictures('en').map(async (one) => shoot(await browser.newContext(look(one)), url, one)),
    ),
  )
})
await withSeededSite(
  async (browser, url, dataDir) => {
    await enterDesk(browser, url, dataDir)
    await fillAnotherHouse(dataDir)
    houses.push(
      await Promise.all(
        homePictures('de').map(async (one) => shoot(await browser.newContext(look(one)), url, one)),
      ),
    )
  },
  { beginsWith: 'nothing' },
)
await write('two-houses', await beside(houses))
await withSeededSite(
  async (browser, url, dataDir) => {
    const storageState = await enterDesk(browser, url, dataDir)
    for (const picture of deskPictures) {
      const context = await browser.newContext(Object.assign(look(picture), { storageState }))
      await write(picture.name, await shoot(context, url, picture))
    }
  },
  { fill: prepareDemonstration },
)
process.exit()
