import { type Lang, langs } from '@calm-rest/contract/widget'
import type { Look } from '@calm-rest/releases'
import type { Browser, Page } from 'playwright-core'
import { compareLooks } from './compare-looks.ts'
import { isShown, patienceMs, slotOf } from './open-widget.ts'
import type { WidgetCheck, WidgetRun } from './widget-check.ts'

/** A phone and a desktop, in CSS pixels. */
const widths = [390, 1280] as const

/** Share of the pixels that may differ: fonts and edges are drawn a little differently from run to run. */
const mostShare = 0.005

/** Pictures of a widget that are kept where they differ: a change shows in most of them. */
const mostLooks = 6

/** Part of the page that is compared, from its top, in CSS pixels. */
const height = 1_600

/** Milliseconds for pictures in view to come. */
const imagesMs = 1_000

/** No further language is compared after so many milliseconds: other checks run beside this one. */
const comparingMs = 7_000

/** Looks as the live version does; where it does not, the report has the pictures. A new look is no fault. */
export const looksAsBefore: WidgetCheck = {
  name: 'looks as the live version',
  run: async (run) => {
    const { live } = run
    if (live === undefined || live === run.version) return { faults: [], notes: ['no live version has it'] }
    const looks: Look[] = []
    const compared: Lang[] = []
    const since = performance.now()
    await withTwoPages(run.browser, async (before, after) => {
      for (const lang of langs) {
        if (performance.now() - since > comparingMs) break
        compared.push(lang)
        await Promise.all([open(before, { ...run, preview: live }, lang), open(after, run, lang)])
        for (const width of widths) {
          const [one, other] = await Promise.all([pictureOf(before, width), pictureOf(after, width)])
          if (one.equals(other)) continue
          const { share, ...pictures } = await compareLooks(after, one, other)
          if (share > mostShare) looks.push({ widget: run.widget, lang, width, share, ...pictures })
        }
      }
    })
    if (looks.length === 0) return { faults: [], notes: [`as ${live} does, in ${compared.join(', ')}`] }
    const said = looks.map(({ lang, width, share }) => `${(share * 100).toFixed(1)} % in ${lang} at ${width}`)
    return {
      faults: [],
      notes: [`looks different from ${live}: ${said.join(', ')}. The pictures are at /releases/compare`],
      looks: looks.slice(0, mostLooks),
    }
  },
}

const withTwoPages = async (browser: Browser, work: (before: Page, after: Page) => Promise<void>) => {
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ reducedMotion: 'reduce' })))
  try {
    const [before, after] = await Promise.all(contexts.map((context) => context.newPage()))
    if (before && after) await work(before, after)
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
  }
}

const open = async (page: Page, { site, remote, widget, preview }: WidgetRun, lang: Lang) => {
  page.setDefaultTimeout(patienceMs)
  await page.goto(`${site}/widgets/${remote}/${widget}?lang=${lang}&${remote}=${preview}`)
  await isShown(page, 1)
}

/** The slot at this width, as PNG. */
const pictureOf = async (page: Page, width: number): Promise<Buffer> => {
  await page.setViewportSize({ width, height })
  await page.evaluate(imagesHere, imagesMs)
  const box = await page.locator(slotOf(1)).boundingBox()
  const { x = 0, y = 0, width: wide = 0, height: high = 0 } = box ?? {}
  const clip = { x, y, width: Math.max(1, wide), height: Math.max(1, Math.min(high, height - y)) }
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
}

/** In the page: waits for its fonts and for the pictures in view, a little. */
const imagesHere = async (forMs: number) => {
  const inView = [...document.images].filter((one) => one.getBoundingClientRect().top < innerHeight)
  const come = Promise.all([document.fonts.ready, ...inView.map((one) => one.decode().catch(() => {}))])
  await Promise.race([come, new Promise((resolve) => setTimeout(resolve, forMs))])
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
