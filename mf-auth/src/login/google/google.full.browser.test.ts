import { sharedSite, startSite } from '@calm-rest/testing'
import { describe, it } from 'vitest'
import { blockWindow } from './blocked.fixture.ts'
import { endings, lookAtWindow, providerIsDown } from './google.fixture.ts'

const site = sharedSite()

describe.each(['de', 'zh'] as const)('in %s', (lang) => {
  it.each([
    ['the guest cancelled at Google', 'cancelled'],
    ['the window was closed', 'popup_closed'],
    ['this address of the site is not known to Google', 'wrong_domain'],
  ] as const)('R-google-codes: says that %s', (_, problem) => endings[problem](site.url, lang))

  it('says that the provider is down', async () => {
    const cutOff = await startSite({ env: providerIsDown })
    await endings.network(cutOff.url, lang)
  })

  it('says that the browser blocked the window', () => blockWindow(lang))

  it('says in a window that no page waits for that it can be closed', () => lookAtWindow(site.url, lang))
})
