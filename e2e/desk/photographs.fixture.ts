import type { Site } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'

export const jpeg = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

export const named = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** As small as a photograph may be, since each file of it is made in earnest. */
export const taken = async (name: string, sea: string) =>
  named(name, await jpeg(800, 200, sea).jpeg().toBuffer())

export const pictures = (page: Page) =>
  page.getByRole('list', { name: 'Photographs in their order' }).getByRole('img')

/** Far longer than a step may take: files are made behind all else that the machine has to do. */
const convertingMs = 90_000

/** Waits until the room shows this number of photographs. */
export const arrived = (page: Page, count: number) =>
  expect.poll(() => pictures(page).count(), { timeout: convertingMs }).toBe(count)

export const pick = async (page: Page, button: string, ...files: ReturnType<typeof named>[]) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles(files)
}

/** Opens the editor of a room at the desk. */
export const openRoom = async (page: Page, site: Site, room: string) => {
  await page.goto(`${site.url}desk/property?room=${room}`)
  await page.getByRole('heading', { name: 'Photographs' }).waitFor()
}
