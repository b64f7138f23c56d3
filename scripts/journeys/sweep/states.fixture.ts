import { type Lang, langs } from '@calm-rest/contract/widget'
import {
  goOn,
  hydrated,
  type Opened,
  openPage,
  type SharedSite,
  sharedBrowser,
  sharedSite,
  whenDone,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { State } from '../states/state.fixture.ts'
import { nothing, overflows, phone, takeProblems, violations } from './look.fixture.ts'
import { says } from './shown.fixture.ts'

/** A screen of the shell alone, without forms, alerts and calls, from which the visitor comes to every state. */
const between = { path: '/terms', shows: says('shell/src/screens/terms', 'title', { within: 'main h1' }) }

interface Visit {
  /** What the visitor has done before. */
  prepare?: (page: Page, site: SharedSite) => Promise<unknown>
}

/** What came with a screen is kept for a second, for whoever comes back at once. */
const keptMs = 1100

/**
 * Looks at states one after another in one tab, where a step to another screen costs a tenth of a new page: each as a
 * whole in English, and in the other languages at what words can break.
 */
export const sweepStates = (states: readonly State[], { prepare }: Visit = {}) => {
  let tab: Opened
  let visit: ReturnType<typeof visitIn>

  beforeAll(async () => {
    tab = await openPage(await sharedBrowser(), { ...phone, reducedMotion: 'reduce', staysOpen: true })
    whenDone(() => tab.context.close())
    await prepare?.(tab.page, sharedSite())
  })

  describe.each(langs)('in %s', (lang) => {
    beforeAll(async () => {
      visit = visitIn(tab, lang)
      await openBetween(tab.page, lang)
      takeProblems(tab.problems)
    })

    it.each(spread(states))('$name', async (state) => {
      const { page, leave } = await visit(state)
      try {
        if (lang === 'en') expect(await violations(page, state)).toEqual([])
        if (state.only !== 'phone') expect(await overflows(page)).toEqual([])
        expect(takeProblems(tab.problems, isExpectedIn(state))).toEqual(nothing)
      } finally {
        await leave()
      }
    })
  })
}

/** States of the same screen far from each other: what it was given is not kept then. */
const spread = (states: readonly State[]): State[] => {
  const seen = new Map<unknown, number>()
  const turn = ({ path }: State) => {
    const key = keyOf(path)
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return count
  }
  return states
    .map((state) => ({ state, turn: turn(state) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ state }) => state)
}

const keyOf = (path: State['path']) => (typeof path === 'string' ? path.split(/[?#]/)[0] : path)

/** The browser itself notes answers that fail, as they do in many a state. */
const isExpectedIn =
  ({ expects }: State) =>
  (line: string) =>
    line.startsWith('Failed to load resource') || expects?.test(line) === true

const openBetween = async (page: Page, lang: Lang) => {
  await page.goto(new URL(`${between.path}?lang=${lang}`, sharedSite().url).href)
  await hydrated(page)
}

/** Answers a way to come to states in a language, each from the screen between them, on a phone. */
const visitIn = ({ page: shared, context }: Opened, lang: Lang) => {
  const left = new Map<unknown, number>()

  const another = async () => {
    const page = await context.newPage()
    await page.setViewportSize(phone)
    await openBetween(page, lang)
    return page
  }

  const reset = async () => {
    await shared.unrouteAll({ behavior: 'ignoreErrors' })
    await shared.emulateMedia({ colorScheme: 'light' })
    await shared.setViewportSize(phone)
  }

  const leave = async () => {
    await reset()
    await goOn(shared, between.path)
    await between.shows(shared, lang).waitFor()
  }

  return async (state: State) => {
    const key = keyOf(state.path)
    if (!state.fresh && Date.now() - (left.get(key) ?? 0) < keptMs) await openBetween(shared, lang)
    const page = state.fresh ? await another() : shared
    try {
      await reachState(page, state, lang)
    } catch (cause) {
      if (state.fresh) await page.close()
      else {
        await reset()
        await openBetween(page, lang)
      }
      throw cause
    }
    return {
      page,
      leave: async () => {
        left.set(key, Date.now())
        await (state.fresh ? page.close() : leave())
      },
    }
  }
}

const reachState = async (page: Page, { path, before, reach, shows }: State, lang: Lang) => {
  await before?.(page)
  await goOn(page, typeof path === 'string' ? path : await path(sharedSite()))
  await between.shows(page, lang).waitFor({ state: 'hidden' })
  await reach?.(page, lang)
  await shows(page, lang).first().waitFor()
}
