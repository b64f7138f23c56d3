import { type Lang, langs } from '@calm-rest/contract/widget'
import {
  hydrated,
  isWhole,
  navigateClientSide,
  type Opened,
  openPage,
  type SharedSite,
  sharedBrowser,
  sharedSite,
  whenDone,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import type { State } from '../states/state.fixture.ts'
import { choose, languages } from './choose-language.fixture.ts'
import { stateLangs } from './level.fixture.ts'
import { nothing, overflows, phone, takeProblems, violations } from './look.fixture.ts'
import { says } from './shown.fixture.ts'

/** A screen of the shell without forms, alerts and calls, from which the visitor goes to every state. */
const between = { path: '/terms', shows: says('shell/src/screens/terms', 'title', { within: 'main h1' }) }

const betweenInAnyLang = (page: Page) =>
  langs.map((lang) => between.shows(page, lang)).reduce((one, other) => one.or(other))

interface Visit {
  /** Prepares the visitor before the first state. */
  prepare?: (page: Page, site: SharedSite) => Promise<unknown>
}

/** Data of a screen is cached for a second, for visitors who come straight back. */
const cachedMs = 1100

/** Header and footer of the layout, which are looked at with the screens. */
const frame = [`header:has(${languages})`, 'main ~ footer']

/**
 * Looks at states one after another in one tab, where a step to another screen costs a tenth of a new page: each as a
 * whole in English, and in the other languages at what words can break.
 */
export const sweepStates = (states: readonly State[], { prepare }: Visit = {}) => {
  let tab: Opened
  let visit: ReturnType<typeof visitIn>
  /** The browser may report problems of a state only when the next one is there. */
  let before: State | undefined

  beforeAll(async () => {
    tab = await openPage(await sharedBrowser(), { ...phone, staysOpen: true })
    whenDone(tab.leave)
    await prepare?.(tab.page, sharedSite())
    await openBetween(tab.page, 'en')
    takeProblems(tab.problems)
    visit = visitIn(tab)
  })

  // a new document costs a page: only test:all opens one for a state
  const sorted = spread(states.filter(({ fresh }) => isWhole || !fresh))
  const firstInDark = sorted[Math.floor(sorted.length / 2)]

  it.each(sorted)('$name', async (state) => {
    if (!isWhole && state === firstInDark) await tab.page.emulateMedia({ colorScheme: 'dark' })
    await visit(state, async (page, lang) => {
      if (lang === 'en') expect(await violations(page, looksAt(state))).toEqual([])
      if (state.only !== 'phone') expect(await overflows(page), lang).toEqual([])
      const isExpected = (line: string) => isExpectedIn(state, line) || (before && isExpectedIn(before, line))
      expect(takeProblems(tab.problems, isExpected), lang).toEqual(nothing)
    })
    before = state
  })
}

/** How a state is looked at: only by `test:all` on a desktop, for what it adds to its screen, and in both themes. */
const looksAt = ({ only, except }: State) => ({
  except,
  without: only ? [] : frame,
  only: isWhole ? only : ('phone' as const),
  inOneTheme: !isWhole,
})

/** Sorts states so that those of one screen are far apart: its data is no longer cached then. */
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

const isLink = ({ path }: State) => typeof path !== 'string' || path.includes('#')

/** Whether a message of the browser about failed answers belongs to the state. */
const isExpectedIn = ({ expects }: State, line: string) =>
  line.startsWith('Failed to load resource') || expects?.test(line) === true

const openBetween = async (page: Page, lang: Lang) => {
  await page.goto(new URL(`${between.path}?lang=${lang}`, sharedSite().url).href)
  await hydrated(page)
}

type Look = (page: Page, lang: Lang) => Promise<void>

/** Returns a function that goes to a state from the screen between, on a phone, and looks at it in every language. */
const visitIn = ({ page: shared, context }: Opened) => {
  const left = new Map<unknown, number>()

  const openFresh = async () => {
    const page = await context.newPage()
    await page.setViewportSize(phone)
    return page
  }

  const goBack = async (lang: Lang) => {
    await shared.setViewportSize(phone)
    await navigateClientSide(shared, between.path)
    await betweenInAnyLang(shared).waitFor()
    // a held call goes on now: a booking would lead to its own page from a form that is still there
    await shared.unrouteAll({ behavior: 'ignoreErrors' })
    await choose(shared, lang)
    // input of one state must not be in the next
    await shared.evaluate(() => sessionStorage.clear())
  }

  /** Looks at a state in a new document for each language, except where the language can be chosen in it. */
  const lookFresh = async (state: State, look: Look) => {
    let page: Page | undefined
    for (const lang of stateLangs) {
      if (!page || !(await choose(page, lang))) {
        await page?.close()
        page = await openFresh()
        await openBetween(page, lang)
        await reachState(page, state, lang)
      }
      await state.shows(page, lang).first().waitFor()
      await look(page, lang)
    }
    await page?.close()
  }

  const lookShared = async (state: State, look: Look) => {
    for (const lang of stateLangs) {
      const isThere = lang !== 'en' && !state.anew && (await choose(shared, lang))
      if (!isThere) {
        if (lang !== 'en') await goBack(lang)
        await reachState(shared, state, lang)
      }
      await state.shows(shared, lang).first().waitFor()
      await look(shared, lang)
    }
    await goBack('en')
    // a link's token lasts as long as its document, and would open the next state of its screen, too
    if (isLink(state)) await openBetween(shared, 'en')
    await between.shows(shared, 'en').waitFor()
  }

  return async (state: State, look: Look) => {
    if (state.fresh) return lookFresh(state, look)
    const key = keyOf(state.path)
    if (Date.now() - (left.get(key) ?? 0) < cachedMs) await openBetween(shared, 'en')
    try {
      await lookShared(state, look)
    } catch (cause) {
      await goBack('en')
      await openBetween(shared, 'en')
      throw cause
    } finally {
      left.set(key, Date.now())
    }
  }
}

const reachState = async (page: Page, { path, before, reach, shows }: State, lang: Lang) => {
  await before?.(page)
  await navigateClientSide(page, typeof path === 'string' ? path : await path(sharedSite()))
  await between.shows(page, lang).waitFor({ state: 'hidden' })
  await reach?.(page, lang)
  await shows(page, lang).first().waitFor()
}
