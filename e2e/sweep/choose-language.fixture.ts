import type { Lang } from '@calm-rest/contract/widget'
import type { Page } from 'playwright-core'

/** The layout's own buttons. */
export const languages = 'header [name=lang]'

/** By the layout's own buttons, wherever they are; answers false where a screen stands without the layout. */
export const choose = (page: Page, lang: Lang): Promise<boolean> =>
  page.evaluate((selector) => {
    const button = document.querySelector<HTMLElement>(selector)
    button?.click()
    return button !== null
  }, `${languages}[value=${lang}]`)
