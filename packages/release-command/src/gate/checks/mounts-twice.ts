import type { Lang } from '@calm-rest/contract/widget'
import type { Page } from 'playwright-core'
import { hydrationError, hydrationFaults } from './hydration-faults.ts'
import { missingWords } from './missing-words.ts'
import { button, foreignFiles, isShown, places, withWidget } from './open-widget.ts'
import { readHydration, withServed } from './server-html.ts'
import type { WidgetCheck } from './widget-check.ts'

/** Twice on a page, from the server's HTML where there is some; with other props, taken away and mounted again. */
export const mountsTwice = (lang: Lang): WidgetCheck => ({
  name: `mounts, updates and leaves twice, in ${lang}`,
  run: (run) => {
    const written = run.served?.[lang]
    const served = written && 'html' in written ? written : undefined
    const prepare = async (page: Page) => served && withServed(page, run, served)
    return withWidget(run, { lang, prepare }, async ({ page, complaints }) => {
      for (const number of places) await isShown(page, number)
      const changed = served ? hydrationFaults(lang, await readHydration(page)) : []
      const words = await missingWords(page)
      for (const number of places) await button(page, number, 1).click()
      for (const number of places) await button(page, number, 0).click()
      for (const number of places) await button(page, number, 0).click()
      for (const number of places) await isShown(page, number)
      // what differs has been named
      const others = changed.length > 0 ? complaints.filter((said) => !hydrationError.test(said)) : complaints
      return {
        faults: [...changed, ...others, ...words, ...(await foreignFiles(page, run))],
        notes:
          written && 'failed' in written
            ? [
                `the server writes nothing of it, and the browser renders it: ${written.failed}. A render there is nobody's, and reaches public data alone`,
              ]
            : [],
      }
    })
  },
})
