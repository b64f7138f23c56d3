import { join } from 'node:path'
import { openPhotographs } from '@calm-rest/api/media'
import { type Site, temporaryFolder } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

export const room = 'horizon-room'

interface Photograph {
  name: string
  background: string
  width: number
  height: number
}

/** Adds a photograph as `npm run media -- add` does, beside the running site. A wider one takes longer. */
export const addPhotograph = async (site: Site, { name, background, width, height }: Photograph) => {
  const file = join(temporaryFolder('photo'), name)
  await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toFile(file)
  const media = await openPhotographs({ dataDir: site.dataDir, who: 'owner' })
  await media.add(file, { roomId: room })
  await media.close()
}

export const gallery = (page: Page) => page.getByRole('region', { name: /Horizon Room/ })
export const photo = (page: Page) => gallery(page).locator('picture img').first()
export const sourceOf = (img: Element) => (img as HTMLImageElement).currentSrc
export const shown = (page: Page) => photo(page).evaluate(sourceOf)
export const isComplete = (page: Page) => photo(page).evaluate((img) => (img as HTMLImageElement).complete)

/** Colour of a pixel near the corner of the gallery. */
export const cornerOf = async (page: Page) => {
  const { data } = await sharp(await gallery(page).screenshot())
    .extract({ left: 200, top: 60, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].slice(0, 3)
}
