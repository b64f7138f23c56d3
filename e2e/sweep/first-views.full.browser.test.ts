import { langs } from '@calm-rest/contract/widget'
import { movedBeyond, type Opened, openPage, sharedBrowser, waitForNetworkIdle } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { desktop, nothing, phone, takeProblems } from './look.fixture.ts'
import { everyScreen, isNotFound, openScreen, shiftLimit } from './screen.fixture.ts'

describe.each(langs)('in %s', (lang) => {
  it.each(everyScreen)('$name comes still and quiet, on a phone and on a desktop', async (screen) => {
    for (const size of [phone, desktop]) {
      // a new visitor with an empty cache
      const tab: Opened = await openPage(await sharedBrowser(), { ...size, isNew: true })
      const address = await openScreen(tab, screen, lang, size)
      await waitForNetworkIdle(tab.page)
      expect(await movedBeyond(tab.page, shiftLimit)).toEqual([])
      expect(takeProblems(tab.problems, isNotFound(screen.name, address))).toEqual(nothing)
    }
  })
})
