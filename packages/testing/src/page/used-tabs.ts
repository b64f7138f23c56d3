import type { Browser } from 'playwright-core'
import { forgetRequests } from './network-idle.ts'
import type { Opened } from './opened.ts'
import { withoutProblems } from './problems.ts'

/**
 * Tabs that tests are done with, by their options. A tab that has shown a site shows it again in half of the
 * processor time of a new one. The next test gets it like a new one, but with a longer history and with the
 * site's files in the browser's cache: tests that count requests or repeated fetches ask for a new one.
 */
const usedTabs: UsedTab[] = []

interface UsedTab {
  browser: Browser
  kind: string
  /** Site that it showed last. */
  origin: string
  tab: Opened
}

/** Undefined if none is left. */
export const takeUsedTab = (browser: Browser, kind: string): Opened | undefined => {
  const at = usedTabs.findLastIndex((used) => used.browser === browser && used.kind === kind)
  const tab = usedTabs.splice(at, at < 0 ? 0 : 1)[0]?.tab
  // later messages belong to no test
  if (tab) withoutProblems(tab.problems)
  return tab
}

/** A site that ends closes the tabs that showed it: their requests would be the next test's problem. */
export const closeUsedTabs = async (origin: string): Promise<void> => {
  const over = usedTabs.filter((used) => used.origin === origin)
  for (const used of over) usedTabs.splice(usedTabs.indexOf(used), 1)
  await Promise.all(over.map(({ tab }) => tab.context.close()))
}

/** Methods whose effect on a tab or its profile is permanent, or cannot be read. */
const lasting = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding'],
  context: [
    'addInitScript',
    'exposeFunction',
    'exposeBinding',
    'addCookies',
    'newCDPSession',
    'grantPermissions',
    'setGeolocation',
  ],
  clock: ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'],
} as const

/** A tab that records calls of such methods from now on. */
export const reusableTab = (browser: Browser, kind: string, opened: Omit<Opened, 'leave'>): Opened => {
  const { page, context } = opened
  let isChanged = false
  const onChange = () => {
    isChanged = true
  }
  note(page, lasting.page, onChange)
  note(context, lasting.context, onChange)
  note(page.clock, lasting.clock, onChange)
  page.once('crash', onChange)
  // the storage of two sites' pages can only be cleared from a page of each
  let origin: string | undefined
  page.on('framenavigated', (frame) => {
    if (frame.url() === blank) return
    origin ??= new URL(frame.url()).origin
    if (new URL(frame.url()).origin !== origin) isChanged = true
  })
  const forgetListeners = [noteListeners(page), noteListeners(context)]
  const leave = async () => {
    if (isChanged || page.isClosed()) return context.close()
    for (const forget of forgetListeners) forget()
    for (const other of context.pages()) if (other !== page) await other.close()
    if (origin === undefined || !(await isEmptied(opened, origin))) return context.close()
    usedTabs.push({ browser, kind, origin, tab })
    origin = undefined
  }
  const tab: Opened = { ...opened, leave }
  return tab
}

/** Calls `told` before each of the methods. */
const note = <T extends object>(target: T, names: readonly (keyof T)[], told: () => void) => {
  for (const name of names) {
    const method = (target[name] as (...given: unknown[]) => unknown).bind(target)
    Object.assign(target, {
      [name]: (...given: unknown[]) => {
        told()
        return method(...given)
      },
    })
  }
}

interface Emitter {
  on(name: string, listener: Listener): unknown
  removeListener(name: string, listener: Listener): unknown
}

type Listener = (...given: unknown[]) => void

/** Returns a function that removes listeners that are added from now on. */
const noteListeners = (target: object) => {
  const emitter = target as Emitter
  const on = emitter.on.bind(emitter)
  const added: [string, Listener][] = []
  emitter.on = (name, listener) => {
    added.push([name, listener])
    return on(name, listener)
  }
  return () => {
    for (const [name, listener] of added.splice(0)) emitter.removeListener(name, listener)
  }
}

const blank = 'about:blank'

/**
 * A small file of the site, so that nothing of the previous page runs on, and the browser keeps its cache.
 */
const quietFile = '/robots.txt'

/** Returns whether it could be loaded: a test's own site may have ended by now. */
const isEmptied = async ({ page, context, problems }: Omit<Opened, 'leave'>, origin: string) => {
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
  ])
  await context.setOffline(false)
  const isThere = await page.goto(origin + quietFile).then(
    () => true,
    () => false,
  )
  if (!isThere) return false
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    window.name = ''
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await context.clearCookies()
  await page.mouse.move(-10, -10)
  withoutProblems(problems)
  forgetRequests(context)
  return true
}
