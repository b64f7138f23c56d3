import { startSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { isFocused } from './keyboard.fixture.ts'
import { arrived, openRoom, pick, pictures, taken } from './photographs.fixture.ts'
import { openDeskPage } from './staffed.fixture.ts'

it('changes the order by buttons and by dragging, and takes a photograph away and back', async () => {
  const site = await startSite()
  const { page, problems } = await openDeskPage(site, 'Kamal')
  await openRoom(page, site, 'lagoon-family-room')
  const firstShown = async (room: string): Promise<string> =>
    (await (await fetch(`${site.url}api/rooms/${room}`)).json()).images[0]
  const colours = ['#333333', '#444444', '#555555']
  await pick(
    page,
    'Choose photographs',
    ...(await Promise.all(colours.map((sea, i) => taken(`${i}.jpg`, sea)))),
  )
  await arrived(page, 3)
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

  const from = await pictures(page).nth(2).boundingBox()
  const to = await pictures(page).nth(0).boundingBox()
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
  // the undo button is where the thumb was
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'Undo' }))).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([a, b, c])
  expect((await firstShown('lagoon-family-room')).split('/')[3]).toBe(a.split('/')[3])
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
