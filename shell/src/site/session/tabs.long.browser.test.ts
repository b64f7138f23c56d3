import { siteAndBrowser } from '@calm-rest/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownDetails, refreshesOf, register, signIn } from '../../testing/guest.ts'
import { patienceMs } from './follow-tabs.ts'

const { open, url } = siteAndBrowser()

beforeAll(register)

let page: Page
let context: BrowserContext

beforeEach(async () => {
  const opened = await open('/terms')
  page = opened.page
  context = opened.context
})

describe('tabs in step', () => {
  it('R-session-sync: hand a new tab their token: it asks the API for none', async () => {
    await signIn(page)
    const refreshes = refreshesOf(context)
    const other = await context.newPage()
    // the answer comes first, however long it takes
    await other.addInitScript((impatientMs) => {
      const start = globalThis.setTimeout.bind(globalThis)
      const patient = (work: () => void, afterMs?: number) =>
        start(work, afterMs === impatientMs ? 20_000 : afterMs)
      Object.assign(globalThis, { setTimeout: patient })
    }, patienceMs)
    await other.goto(url('/profile'))
    await ownDetails(other).waitFor()
    expect(refreshes).toEqual([])
  })
})
