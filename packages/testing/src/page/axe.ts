import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of them those that look at colours: all that another theme of the same page can break. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Accessibility violations that axe finds in the page as it is now (WCAG 2.2 AA and best practice), one line each. */
export const axeViolations = (page: Page): Promise<string[]> =>
  violationsOf(page, { runOnly: { type: 'tag', values: standards } })

/** Those of its colours alone, for a page that was looked at as a whole in another theme. */
export const colourViolations = (page: Page): Promise<string[]> =>
  violationsOf(page, { runOnly: { type: 'rule', values: colourRules } })

/**
 * Until colours have faded and cards are where they glide to. What turns for ever is not waited for, nor what a frame
 * does: one that is out of sight stands still.
 */
export const animationsEnded = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // a document does not know what moves inside of custom elements
    const inside = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    const ending = [document, ...inside]
      .flatMap((root) => root.getAnimations())
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => {})
  })

/**
 * No page is judged half way from one colour to another.
 *
 * axe stands in a page once and answers with the lines alone: @axe-core/playwright sends all of axe and of what it found
 * for every question, which takes three times as long. Nothing is preloaded, since none of these rules reads it.
 */
const violationsOf = async (page: Page, rules: RunOptions): Promise<string[]> => {
  // a frame that loads once it comes into sight is empty until then, and nothing runs in it
  const loaded = page.frames().filter((frame) => frame.url() !== '')
  await Promise.all(loaded.map(bringAxe))
  await animationsEnded(page)
  return page.evaluate(
    async (options) => {
      const { violations } = await globalThis.axe.run(document, options)
      return violations.flatMap(({ id, impact, help, nodes }) =>
        nodes.map(
          ({ target, any }) => `${id} (${impact}) ${target.flat().join(' ')}: ${any[0]?.message ?? help}`,
        ),
      )
    },
    { ...rules, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  )
}

const bringAxe = async (frame: Frame) => {
  if (await frame.evaluate(() => 'axe' in globalThis)) return
  await frame.evaluate(`${source};0`)
  // the page asks its frames, whatever their origin
  await frame.evaluate(() => globalThis.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
}

declare global {
  /** In the page, once it was brought there. */
  var axe: typeof import('axe-core')
}
