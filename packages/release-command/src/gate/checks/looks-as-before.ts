import { setTimeout as sleep } from 'node:timers/promises'
import { type Lang, langs } from '@calm-rest/contract/widget'
import type { Look } from '@calm-rest/releases'
import type { Page } from 'playwright-core'
import { compareLooks } from './compare-looks.ts'
import { pictureOf, type Side, show, withPages } from './look-pages.ts'
import type { WidgetCheck } from './widget-check.ts'

/** A phone and a desktop, in CSS pixels. */
const widths = [390, 1280] as const

/** Share of the pixels that may differ: fonts and edges are drawn a little differently from run to run. */
const mostShare = 0.005

/** Pictures of a widget that are kept where they differ: a change shows in most of them. */
const mostLooks = 6

/** Further looks at two that differ, and the pause before each in milliseconds: one may have come later than the other. */
const mostLooksAgain = 3
const againMs = 250

/** No further language is compared after so many milliseconds: other checks run beside this one. */
const comparingMs = 7_000

/** Looks as the live version does; where it does not, the report has the pictures. A new look is no fault. */
export const looksAsBefore: WidgetCheck = {
  name: 'looks as the live version',
  run: async (run) => {
    const { live } = run
    if (live === undefined || live === run.version) return { faults: [], notes: ['no live version has it'] }
    const compared: Lang[] = []
    const since = performance.now()
    const found = await withPages(run.browser, widths[0], async ({ before, after, blank }) => {
      const comparing: Promise<Look | undefined>[] = []
      for (const lang of langs) {
        if (performance.now() - since > comparingMs) break
        compared.push(lang)
        await Promise.all([show(before, { ...run, preview: live }, lang), show(after, run, lang)])
        // a language begins with the width at which the one before ended
        for (const width of compared.length % 2 === 1 ? widths : widths.toReversed()) {
          const [one, other] = await stillPictures(before, after, width)
          if (one === other) continue
          const look = lookOf(blank, { widget: run.widget, lang, width }, one, other)
          // it is read in the end; a page that fails before ends this one too
          look.catch(() => {})
          comparing.push(look)
        }
      }
      return Promise.all(comparing)
    })
    const looks = found
      .filter((look) => look !== undefined)
      .sort((a, b) => langs.indexOf(a.lang as Lang) - langs.indexOf(b.lang as Lang) || a.width - b.width)
    if (looks.length === 0) return { faults: [], notes: [`as ${live} does, in ${compared.join(', ')}`] }
    const said = looks.map(({ lang, width, share }) => `${(share * 100).toFixed(1)} % in ${lang} at ${width}`)
    return {
      faults: [],
      notes: [`looks different from ${live}: ${said.join(', ')}. The pictures are at /releases/compare`],
      looks: looks.slice(0, mostLooks),
    }
  },
}

/** The slots of both at this width. Where they differ, they are looked at until neither changes any more. */
const stillPictures = async (before: Side, after: Side, width: number): Promise<[string, string]> => {
  const take = () => Promise.all([pictureOf(before, width), pictureOf(after, width)])
  let [one, other] = await take()
  for (let look = 0; one !== other && look < mostLooksAgain; look += 1) {
    await sleep(againMs)
    const [nextOne, nextOther] = await take()
    const isStill = nextOne === one && nextOther === other
    one = nextOne
    other = nextOther
    if (isStill) break
  }
  return [one, other]
}

/** Undefined where nobody sees a difference. */
const lookOf = async (
  blank: Page,
  { widget, lang, width }: Pick<Look, 'widget' | 'lang' | 'width'>,
  one: string,
  other: string,
): Promise<Look | undefined> => {
  const { share, pictures } = await compareLooks(blank, { before: one, after: other, mostShare })
  return pictures && { widget, lang, width, share, ...pictures }
}
