import { type Site, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, describe, it } from 'vitest'
import { book, openDeskPage } from './staffed.fixture.ts'

// A site of its own: the rooms of today are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

describe('a day at the desk, in one hand', () => {
  it('hears what others do again after a server refused to tell, as one that starts anew', async () => {
    const { page } = await openDeskPage(site, 'Bela', 'desk')
    await page.clock.install()
    const events = '**/api/staff/events'
    await page.route(events, (route) => route.fulfill({ status: 503 }), { times: 1 })
    await Promise.all([page.waitForResponse(events), page.reload()])
    await tab(page, 'Arrivals').waitFor()
    // the next time that it looks by itself
    await Promise.all([page.waitForResponse(events), page.clock.fastForward(15_000)])
    await book(site, { firstName: 'Ada', room: 'lighthouse-suite', price: 235 })
    // before the time after that one
    await button(page, 'Check in Ada Perera').waitFor({ timeout: 12_000 })
  })
})
