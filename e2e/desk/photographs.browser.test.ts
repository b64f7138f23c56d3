import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { signInAt } from './staffed.fixture.ts'

// A site of its own: its rooms are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

const phone = { width: 390, height: 844 }
const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }

const jpeg = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

const named = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

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

/** As small as a photograph may be, since each file of it is made in earnest. */
const taken = async (name: string, sea: string) => named(name, await jpeg(800, 200, sea).jpeg().toBuffer())

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

const pictures = (page: Page) =>
  page.getByRole('list', { name: 'Photographs in their order' }).getByRole('img')
const pick = async (page: Page, button: string, ...files: Awaited<ReturnType<typeof taken>>[]) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles(files)
}
const openRoom = async (page: Page, room: string) => {
  await page.goto(`${site.url}desk/house?room=${room}`)
  await page.getByRole('heading', { name: 'Photographs' }).waitFor()
}
const firstShown = async (room: string): Promise<string> =>
  (await (await fetch(`${site.url}api/rooms/${room}`)).json()).images[0]

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
  await pictures(page).first().waitFor()
  const sent = await sentBytes()
  const { width, height, exif, format } = await sharp(sent).metadata()
  expect({ width, height, exif, format }).toEqual({
    ...{ width: 825, height: 2400, exif: undefined, format: 'jpeg' },
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
  await openRoom(page, 'horizon-room')
  await page.route('**/api/staff/photographs/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const files = [await taken('a.jpg', '#111111'), await taken('b.jpg', '#222222')]
  await pick(page, 'Choose photographs', ...files)
  await expect.poll(() => page.getByText('The photograph waits on this device.').count()).toBe(2)
  await page.reload()
  await expect.poll(() => page.getByText('The photograph waits on this device.').count()).toBe(2)
  await page.unroute('**/api/staff/photographs/**')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect.poll(() => pictures(page).count()).toBe(1)
  // the other one by itself, as a phone says that it has a network again
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => pictures(page).count()).toBe(2)
  await page.reload()
  await expect.poll(() => pictures(page).count()).toBe(2)
  expect(await page.getByRole('list', { name: 'On their way' }).count()).toBe(0)
})

it('changes the order by buttons and by dragging, and takes a photograph away and back', async () => {
  const { page, problems } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Kamal')
  await openRoom(page, 'lagoon-family-room')
  const colours = ['#333333', '#444444', '#555555']
  await pick(
    page,
    'Choose photographs',
    ...(await Promise.all(colours.map((sea, i) => taken(`${i}.jpg`, sea)))),
  )
  await expect.poll(() => pictures(page).count()).toBe(3)
  const order = () => pictures(page).evaluateAll((all) => all.map((img) => img.getAttribute('src') ?? ''))
  const [a = '', b = '', c = ''] = await order()

  const later = page.getByRole('button', { name: 'Picture 1 one place later' })
  await later.focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([b, a, c])
  // the focus goes with the picture
  await page.getByText('Now picture 2 of 3.').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([b, c, a])
  await page.getByText('Now picture 3 of 3.').waitFor()

  const [from, to] = [await pictures(page).nth(2).boundingBox(), await pictures(page).nth(0).boundingBox()]
  if (!from || !to) throw new Error('There are no pictures to drag')
  await page.mouse.move(from.x + 40, from.y + 40)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 40, { steps: 5 })
  await page.mouse.up()
  await page.getByText('Now picture 1 of 3.').waitFor()
  expect(await order()).toEqual([a, b, c])
  await expect.poll(async () => (await firstShown('lagoon-family-room')).split('/')[3]).toBe(a.split('/')[3])

  await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await page.getByText('Removed: guests do not see it.').waitFor()
  expect((await firstShown('lagoon-family-room')).split('/')[3]).toBe(b.split('/')[3])
  // where the thumb was is the way back
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([a, b, c])
  expect((await firstShown('lagoon-family-room')).split('/')[3]).toBe(a.split('/')[3])
  expect(problems).toEqual(nothing)
})

it('says what to do with a HEIC that neither browser nor server can read, and sends nothing of it', async () => {
  const { page } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Bela')
  await openRoom(page, 'courtyard-room')
  const buffer = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(200, '\0'), 'latin1')
  await pick(page, 'Choose photographs', { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer })
  await page.getByRole('alert').getByText('Most Compatible').waitFor()
  const onTheirWay = page.getByRole('list', { name: 'On their way' })
  await onTheirWay.getByRole('button', { name: 'Discard' }).click()
  await page.getByText('No photographs yet').waitFor()
})
