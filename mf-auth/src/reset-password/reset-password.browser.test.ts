import { openPage, sharedBrowser, sharedSite, siteAndBrowser, waitForNetworkIdle } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { mailedLink, resetSteps, unknownToken } from './reset-password.fixture.ts'

const { show } = siteAndBrowser()
const site = sharedSite()

let page: Page

const { alert, choose } = resetSteps(() => page)

describe('the link of the mail', () => {
  it('R-link-secret: leaves the address and the history at once, and goes along with no request', async () => {
    const seen: string[] = []
    const token = 'y'.repeat(43)
    const opened = await openPage(await sharedBrowser())
    opened.page.on('request', (request) => seen.push(`${request.url()} ${request.headers().referer ?? ''}`))
    await opened.page.goto(`${site.url}reset-password#${token}`)
    await opened.page.getByRole('heading', { level: 1 }).waitFor()
    await waitForNetworkIdle(opened.page)
    expect(opened.page.url()).toBe(`${site.url}reset-password`)
    expect(JSON.stringify(await opened.page.evaluate(() => history.state))).not.toContain(token)
    // the browser itself never sends a fragment: only the address that the test typed has it
    expect(seen.slice(1).filter((line) => line.includes(token))).toEqual([])
  })

  it('of a second mail, opened in the same tab, counts instead', async () => {
    const link = await mailedLink(show)
    page = (await show(`/reset-password#${unknownToken}`)).page
    await choose('lagoon at dawn seven')
    await alert().getByText('This link no longer works').waitFor()
    await page.goto(new URL(link, site.url).href)
    await choose('lagoon at dawn seven')
    await alert().getByText('Your new password is saved').waitFor()
    expect(page.url()).toBe(`${site.url}reset-password`)
  })
})
