import type { Lang } from '@calm-rest/contract/widget'
import type { Page } from 'playwright-core'
import { missingWords } from './missing-words.ts'
import { content, foreignFiles, isShown, places, withWidget } from './open-widget.ts'
import type { WidgetCheck } from './widget-check.ts'

/** Milliseconds after which the content is final: longer than the client waits before it retries. */
const settleMs = 2_000

const isSettled = async (page: Page) => {
  let before: string | undefined
  for (let look = 0; look < 5; look += 1) {
    const now = (await content(page, 1).allInnerTexts()).join(' ')
    if (now === before) return
    before = now
    await page.waitForTimeout(settleMs)
  }
}

/** While the API is down the widget goes on and says so. */
export const withoutApi = (lang: Lang): WidgetCheck => ({
  name: `says so when the API is down, in ${lang}`,
  run: (run) => {
    const prepare = (page: Page) => page.route('**/api/**', (route) => route.abort())
    return withWidget(run, { lang, prepare }, async ({ page, complaints }) => {
      for (const number of places) await isShown(page, number)
      await isSettled(page)
      return { faults: [...complaints, ...(await missingWords(page)), ...(await foreignFiles(page, run))] }
    })
  },
})
