import { langs } from '@calm-rest/contract/widget'
import { type Opened, openPage, sharedBrowser, whenDone } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { desktop, nothing, overflows, phone, takeProblems, violations } from './look.fixture.ts'
import { everyScreen, isNotFound, openScreen } from './screen.fixture.ts'

/** At first view; each language at the other size, too, in `first-views.full.browser.test.ts`. */
const firstSizes = { en: phone, de: desktop, zh: phone }

/** One tab for all, so that only the first screen has to fetch the code. */
let tab: Opened

beforeAll(async () => {
  tab = await openPage(await sharedBrowser(), { ...phone, reducedMotion: 'reduce', staysOpen: true })
  whenDone(() => tab.context.close())
})

describe.each(langs)('in %s', (lang) => {
  it.each(everyScreen)('$name is without a barrier, still and quiet', async (screen) => {
    const { page, problems } = tab
    const address = await openScreen(tab, screen, lang, firstSizes[lang])
    if (lang === 'en') expect(await violations(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    expect(takeProblems(problems, isNotFound(screen.name, address))).toEqual(nothing)
  })
})
