import type { Lang } from '@calm-rest/contract/widget'
import { missingWords } from './missing-words.ts'
import { button, foreignFiles, isShown, places, withWidget } from './open-widget.ts'
import type { WidgetCheck } from './widget-check.ts'

/** Twice on a page, with other props, taken away and mounted again. */
export const mountsTwice = (lang: Lang): WidgetCheck => ({
  name: `mounts, updates and leaves twice, in ${lang}`,
  run: (run) =>
    withWidget(run, { lang }, async ({ page, complaints }) => {
      for (const number of places) await isShown(page, number)
      const words = await missingWords(page)
      for (const number of places) await button(page, number, 1).click()
      for (const number of places) await button(page, number, 0).click()
      for (const number of places) await button(page, number, 0).click()
      for (const number of places) await isShown(page, number)
      return {
        faults: [...complaints, ...words, ...(await foreignFiles(page, run))],
      }
    }),
})
