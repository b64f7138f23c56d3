import { hydrated, type Opened, openPage, sharedBrowser, whenDone } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServers, views } from './elsewhere.fixture.ts'
import { sweptLangs } from './level.fixture.ts'
import { nothing, overflows, phone, takeProblems, violations } from './look.fixture.ts'

let tab: Opened
let servers: Awaited<ReturnType<typeof startServers>>

beforeAll(async () => {
  tab = await openPage(await sharedBrowser(), {
    ...phone,
    crossesOrigins: true,
    staysOpen: true,
    staysStill: true,
  })
  whenDone(tab.leave)
  servers = await startServers()
})

describe.each(sweptLangs)('in %s', (lang) => {
  const here = views.filter(({ onlyIn = lang }) => onlyIn === lang)
  it.each(here)('$name', async ({ address, except = [], reach, shows }) => {
    const { page, problems } = tab
    await page.setViewportSize(phone)
    await page.goto(address(lang, servers))
    await hydrated(page)
    await reach?.(page)
    await shows(page, lang).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang)
    if (lang === 'en') {
      const found = await violations(page)
      expect(found.filter((line) => !except.some((start) => line.startsWith(start)))).toEqual([])
    }
    expect(await overflows(page)).toEqual([])
    expect(takeProblems(problems)).toEqual(nothing)
  })
})
