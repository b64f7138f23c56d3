import type { Lang } from '@calm-rest/contract/widget'
import type { Page } from 'playwright-core'

/** Language buttons of the layout. */
export const languages = 'header [name=lang]'

/** Presses a language button of the layout; returns false where a screen has no layout. */
export const choose = (page: Page, lang: Lang): Promise<boolean> =>
  page.evaluate((selector) => {
    const button = document.querySelector<HTMLElement>(selector)
    button?.click()
    return button !== null
  }, `${languages}[value=${lang}]`)
