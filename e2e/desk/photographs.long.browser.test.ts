import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { beginNewRoom, makeDraft } from './new-room.fixture.ts'
import { arrived, jpeg, named, openRoom, pick, taken } from './photographs.fixture.ts'
import { phone, signInAt } from './staffed.fixture.ts'

// A site of its own: its rooms are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

/** Nothing is sent, as where a phone has no line. */
const loseLine = (page: Page) =>
  page.route('**/api/staff/photographs/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }

/** As a phone takes it that is held upright: its pixels lie on their side, and it says where that was. */
const upright = async () =>
  named(
    'veranda.jpg',
    await jpeg(3200, 1100, '#1f7a85')
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 56/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  )

/** Afterwards: the bytes of the last file that the page has sent. */
const watchSent = async (page: Page) => {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) void body.arrayBuffer().then((sent) => Object.assign(window, { sent }))
      send.call(this, body)
    }
  })
  return async () =>
    Buffer.from(
      await page.evaluate(() => [...new Uint8Array((window as unknown as { sent: ArrayBuffer }).sent)]),
    )
}

it('shows guests the first photograph of a room after four taps, sent small and without the place where it was taken', async () => {
  const { page, problems } = await openPage(await sharedBrowser(), phone)
  const sentBytes = await watchSent(page)
  await signInAt(page, site, 'Nirosha')
  let taps = 0
  const tap = async (role: 'button' | 'link', name: string | RegExp) => {
    taps += 1
    await page.getByRole(role, { name }).click()
  }
  await tap('button', 'Nirosha')
  await tap('link', 'House')
  await tap('link', /^Coral Suite/)
  await page.getByText('No photographs yet').waitFor()
  const choosing = page.waitForEvent('filechooser')
  await tap('button', 'Take a photograph')
  const original = await upright()
  expect((await sharp(original.buffer).metadata()).exif).toBeInstanceOf(Buffer)
  await (await choosing).setFiles(original)
  await arrived(page, 1)
  const sent = await sentBytes()
  const { width, height, exif, format } = await sharp(sent).metadata()
  expect({ width, height, exif, format }).toEqual({
    width: 825,
    height: 2400,
    exif: undefined,
    format: 'jpeg',
  })
  await page.getByText('First picture').waitFor()
  expect(taps).toBe(4)

  const guest = await openPage(await sharedBrowser(), phone)
  await guest.page.goto(`${site.url}rooms/coral-suite`)
  const gallery = guest.page.getByRole('region', { name: /Coral Suite/ })
  const shown = () =>
    gallery
      .locator('picture img')
      .first()
      .evaluate((img) => (img as HTMLImageElement).currentSrc)
  await expect.poll(shown).toMatch(/\/media\/photos\/[0-9a-f]{32}\/\d+\.avif$/)
  expect(problems).toEqual(nothing)
})

it('loses no photograph where the line fails, not even with the page, and sends it once the line is back', async () => {
  const { page } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Malini')
  await openRoom(page, site, 'horizon-room')
  await loseLine(page)
  const files = [await taken('a.jpg', '#111111'), await taken('b.jpg', '#222222')]
  await pick(page, 'Choose photographs', ...files)
  await expect.poll(() => page.getByText('The photograph waits on this device.').count()).toBe(2)
  await page.reload()
  await expect.poll(() => page.getByText('The photograph waits on this device.').count()).toBe(2)
  await page.unroute('**/api/staff/photographs/**')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await arrived(page, 1)
  // the other one by itself, as a phone says that it has a network again
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await arrived(page, 2)
  await page.reload()
  await arrived(page, 2)
  // one that has arrived, and that the phone could not delete in time, is recognised and removed
  await expect.poll(() => page.getByRole('list', { name: 'On their way' }).count()).toBe(0)
})

it('a photograph that waits goes with a draft to its other address, and is forgotten with the draft', async () => {
  const { page } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Nirosha')
  await page.goto(`${site.url}desk/property`)
  await makeDraft(await beginNewRoom(page))
  await page.getByRole('heading', { name: 'Photographs' }).waitFor()
  await loseLine(page)
  await pick(page, 'Choose photographs', await taken('a.jpg', '#333333'))
  await page.getByText('The photograph waits on this device.').waitFor()
  await page.getByRole('button', { name: 'Change the address' }).click()
  await page.getByLabel('Address on the site').fill('loft')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('/rooms/loft').waitFor()
  await page.getByText('The photograph waits on this device.').waitFor()
  await page.getByRole('button', { name: 'Discard the draft of Garden Loft' }).click()
  await page.getByRole('button', { name: 'Discard the draft', exact: true }).click()
  await page.waitForURL(`${site.url}desk/property`)
  const waiting = () =>
    page.evaluate(async () => (await (await caches.open('calm-rest-desk-photographs')).keys()).length)
  await expect.poll(waiting).toBe(0)
})

it('sends each photograph once, also where somebody leaves the room meanwhile and comes back', async () => {
  const { page } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Kamal')
  await openRoom(page, site, 'palm-grove-room')
  let sent = 0
  const arrives = Promise.withResolvers<void>()
  await page.route('**/api/staff/photographs/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    await arrives.promise
    await route.continue()
  })
  await pick(page, 'Choose photographs', await taken('a.jpg', '#333333'), await taken('b.jpg', '#444444'))
  await expect.poll(() => sent).toBe(1)
  await page.getByRole('link', { name: 'Rooms', exact: true }).last().click()
  await page.getByRole('link', { name: /^Palm Grove Room/ }).click()
  const onTheirWay = page.getByRole('list', { name: 'On their way' })
  await expect.poll(() => onTheirWay.getByRole('listitem').count()).toBe(2)
  arrives.resolve()
  await arrived(page, 2)
  await onTheirWay.waitFor({ state: 'detached' })
  expect(sent).toBe(2)
})

it('says what to do with a HEIC that neither browser nor server can read, and sends nothing of it', async () => {
  const { page } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Bela')
  await openRoom(page, site, 'courtyard-room')
  const buffer = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(200, '\0'), 'latin1')
  await pick(page, 'Choose photographs', { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer })
  await page.getByRole('alert').getByText('Most Compatible').waitFor()
  const onTheirWay = page.getByRole('list', { name: 'On their way' })
  await onTheirWay.getByRole('button', { name: 'Discard' }).click()
  await page.getByText('No photographs yet').waitFor()
})
