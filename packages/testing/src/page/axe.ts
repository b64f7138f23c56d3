import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about colours, the only ones that another theme of the same page can break. */
const colourRules = ['color-contrast', 'link-in-text-block']

interface Where {
  /** Selectors of excluded elements, which another test checks. */
  without?: readonly string[] | undefined
}

interface What extends Where {
  /** Colours are half of the work, and almost the same at every width. */
  withoutColours?: boolean
}

/** Accessibility violations that axe finds in the page as it is now (WCAG 2.2 AA and best practice), one line each. */
export const axeViolations = (
  page: Page,
  { withoutColours = false, ...where }: What = {},
): Promise<string[]> => {
  const off = withoutColours ? colourRules : []
  const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]))
  return violationsOf(page, { runOnly: { type: 'tag', values: standards }, rules }, where)
}

/** Colour violations only, for a page that was checked completely in another theme. */
export const colourViolations = (page: Page, where?: Where): Promise<string[]> =>
  violationsOf(page, { runOnly: { type: 'rule', values: colourRules } }, where)

/**
 * Violations in an element that keep people from using it (WCAG 2.2 AA, serious and critical), one line each. Rules about a
 * page as a whole say nothing of it, and frames in it are pages of their own.
 */
export const seriousViolations = async (page: Page, selector: string): Promise<string[]> => {
  await bringAxe(page.mainFrame())
  await animationsEnded(page)
  return page.evaluate(
    async ({ within, options }) => {
      const { violations } = await globalThis.axe.run({ include: [[within]] }, options)
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, help, nodes }) =>
          nodes.map(({ target, any }) => `${any[0]?.message ?? help} (${id}) at ${target.flat().join(' ')}`),
        )
    },
    {
      within: selector,
      options: {
        runOnly: { type: 'tag', values: standards.filter((tag) => tag !== 'best-practice') },
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
      } satisfies RunOptions,
    },
  )
}

/** Waits until colours have faded and cards are in place. Endless animations are not waited for. */
export const animationsEnded = (page: Page): Promise<void> => page.evaluate(endAnimations, false)

/**
 * In the page: waits for finite animations, or finishes them at once, in one step, since a cancelled
 * animation never resolves its promise.
 */
const endAnimations = async (isAtOnce: boolean): Promise<void> => {
  // a document does not list animations inside custom elements
  const inside = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const ending = [document, ...inside]
    .flatMap((root) => root.getAnimations())
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  if (isAtOnce) for (const animation of ending) animation.finish()
  else await Promise.allSettled(ending.map(({ finished }) => finished))
}

/**
 * No page is judged half way from one colour to another.
 *
 * axe stands in a page once and answers with the lines alone: @axe-core/playwright sends all of axe and of what it found
 * for every question, which takes three times as long. Nothing is preloaded, since none of these rules reads it.
 */
const violationsOf = async (
  page: Page,
  rules: RunOptions,
  { without = [] }: Where = {},
): Promise<string[]> => {
  // a lazily loaded frame is empty until it is in view, and runs nothing
  const loaded = page.frames().filter((frame) => frame.url() !== '')
  const frames = loaded.filter((frame) => frame !== page.mainFrame())
  await Promise.all(loaded.map(bringAxe))
  // a frame out of view stops in the middle of an animation
  await Promise.all([animationsEnded(page), ...frames.map((frame) => frame.evaluate(endAnimations, true))])
  return page.evaluate(
    async ({ exclude, options }) => {
      const { violations } = await globalThis.axe.run({ include: [['html']], exclude }, options)
      return violations.flatMap(({ id, impact, help, nodes }) =>
        nodes.map(
          ({ target, any }) => `${id} (${impact}) ${target.flat().join(' ')}: ${any[0]?.message ?? help}`,
        ),
      )
    },
    {
      exclude: without.map((selector) => [selector]),
      options: { ...rules, resultTypes: ['violations'], preload: false } satisfies RunOptions,
    },
  )
}

const bringAxe = async (frame: Frame) => {
  if (await frame.evaluate(() => 'axe' in globalThis)) return
  await frame.evaluate(`${source};0`)
  // the page queries its frames, whatever their origin
  await frame.evaluate(() => globalThis.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
}

declare global {
  /** In the page, once its animations are finished. */
  var axe: typeof import('axe-core')
}
