import { readFileSync } from 'node:fs'
import { addDays } from '@calm-rest/contract/stay'
import { withDesk } from '@calm-rest/site/testing'
import { type Site, startSite } from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { book, openDeskPage, today } from './staffed.fixture.ts'

// A site of its own: its rooms, mails and reviews are nobody else's.
let site: Site
let page: Page
beforeAll(async () => {
  site = await startSite()
  ;({ page } = await openDeskPage(site, 'Nirosha'))
})

const most = 5

/** The table 'Taps' of the guide: how many each task takes. */
const tapsInGuide = () => {
  const guide = readFileSync(new URL('../../docs/desk.md', import.meta.url), 'utf8')
  const rows = guide.matchAll(/^\| ([^|]+?) +\| +(\d+) +\|/gm)
  return new Map([...rows].map(([, task = '', taps]) => [task, Number(taps)]))
}

/** A thumb on the page: presses are counted, typing is not. */
const createThumb = () => {
  let taps = 0
  const press = (target: Locator) => {
    taps += 1
    return target.click()
  }
  return {
    taps: () => taps,
    button: (name: string | RegExp) => press(page.getByRole('button', { name, exact: true })),
    link: (name: string) => press(page.getByRole('link', { name, exact: true })),
    tab: (name: RegExp) => press(page.getByRole('tab', { name })),
    cell: (name: RegExp) => press(page.getByRole('gridcell', { name })),
    press,
    /** To another row: one press that is held. */
    drag: async (from: Locator, row: Locator) => {
      taps += 1
      await from.scrollIntoViewIfNeeded()
      const start = await from.boundingBox()
      const end = await row.boundingBox()
      if (!start || !end) throw new Error('A row is not in view.')
      const x = start.x + start.width / 2
      await page.mouse.move(x, start.y + start.height / 2)
      await page.mouse.down()
      await page.mouse.move(x, end.y + end.height / 2, { steps: 4 })
      await page.mouse.up()
    },
  }
}

type Thumb = ReturnType<typeof createThumb>

const type = (label: string, text: string) => page.getByLabel(label).fill(text)

/** A guest of two, whom somebody has just checked in. */
const arrived = async (firstName: string, phone: string) => {
  const reference = await book(site, { firstName, room: 'horizon-room', price: 128, phone })
  await withDesk(site.dataDir, ({ bookings }) => bookings.arrive(reference))
}

/** Each task as somebody does it who has the desk open at 'Today'. */
const tasks: Record<string, (by: Thumb) => Promise<void>> = {
  'Who comes today': async () => {
    await book(site, { firstName: 'Amara', room: 'coral-suite', price: 268 })
    await page.getByText('Amara Perera').waitFor()
  },
  'Book a walk-in': async (by) => {
    await by.link('New')
    await type('First name', 'Ruwan')
    await type('Last name', 'Silva')
    await by.button('Book')
    await page.getByText('Ruwan Silva is booked.').waitFor()
  },
  'Move a guest for a broken shower': async (by) => {
    await book(site, { firstName: 'Grace', room: 'horizon-room', price: 128 })
    await by.link('Chart')
    await by.drag(
      page.getByRole('gridcell', { name: /^Grace Perera/ }),
      page.getByRole('rowheader', { name: /^Frangipani Room/ }).last(),
    )
    await by.button('Change')
    await page.getByText('Grace Perera is now in').waitFor({ state: 'attached' })
  },
  'Extend a stay': async (by) => {
    await by.link('Chart')
    await by.cell(/^Amara Perera/)
    await by.button('Other room or nights')
    await type('Departure', addDays(today(), 4))
    await by.button('Change')
    await page.getByText('Amara Perera is now in').waitFor({ state: 'attached' })
  },
  'Early departure': async (by) => {
    await by.tab(/^In house/)
    await by.button('Check out Ruwan Silva')
    await by.button('Check out without payment')
    await page.getByRole('button', { name: 'Check out Ruwan Silva' }).waitFor({ state: 'detached' })
  },
  'Nationality of all guests': async (by) => {
    await arrived('Lena', '+49 151 23456789')
    await by.button('Nationality of Lena Perera')
    await by.button('Save')
    await page.getByRole('article').filter({ hasText: 'Lena Perera' }).getByText('Germany').waitFor()
  },
  'A couple of two nationalities': async (by) => {
    await arrived('Jonas', '+49 151 23456780')
    await by.button('Nationality of Jonas Perera')
    await by.button('Add another nationality')
    const other = page.getByLabel('Another nationality')
    await by.press(other)
    await other.selectOption({ label: 'France' })
    await by.button('Save')
    await page.getByText('Germany (1) · France (1)').waitFor()
  },
  'Close a room': async (by) => {
    await by.link('Rooms')
    await by.tab(/^All/)
    await by.press(
      page.getByRole('article', { name: /^Lighthouse Suite/ }).getByRole('button', { name: 'Out of order…' }),
    )
    await type('Free again from', addDays(today(), 3))
    await type('Reason', 'Broken shower')
    await by.button('Take out of order')
    await page.getByText('Broken shower').waitFor()
  },
  'Answer a guest': async (by) => {
    await fetch(`${site.url}api/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fullName: 'Ada', email: 'ada@example.com', message: 'Is there a cot?' }),
    })
    await by.link('Mail')
    await by.button('Answer')
    await type('Your answer', 'Yes, we put one in your room.')
    await by.button('Send')
    await page.getByText('No message here.').waitFor()
  },
  'Hide a review': async (by) => {
    await by.link('Mail')
    await by.tab(/^Reviews/)
    await by.press(page.getByRole('button', { name: 'Hide' }).first())
    await type('Reason', 'Names a guest')
    await by.press(page.getByRole('dialog').getByRole('button', { name: 'Hide' }))
    await page.getByText('Hidden').first().waitFor()
  },
}

it.each(Object.entries(tasks))('%s: as many taps as the guide says, five at most', async (name, act) => {
  await page.goto(`${site.url}desk/today`)
  const by = createThumb()
  await act(by)
  expect(by.taps()).toBeLessThanOrEqual(most)
  expect(by.taps()).toBe(tapsInGuide().get(name))
})
