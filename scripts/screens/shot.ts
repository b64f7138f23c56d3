import { join } from 'node:path'
import type { Lang } from '@calm-rest/contract/widget'
import { layoutShift } from '@calm-rest/testing/layout-shift'
import { waitForNetworkIdle, watchRequests } from '@calm-rest/testing/network-idle'
import type { Browser } from 'playwright-core'

export const widths = [390, 768, 1440] as const
export const themes = ['light', 'dark'] as const

export interface Shot {
  file: string
  width: number
  label: string
  /** Cumulative layout shift until the page was quiet, before any scrolling. */
  shift: number
}

interface Wanted {
  url: string
  lang: Lang
  theme: (typeof themes)[number]
  width: (typeof widths)[number]
  folder: string
}

/** Takes the whole page once its network is quiet and its lazy pictures are loaded. */
export const takeShot = async (
  browser: Browser,
  { url, lang, theme, width, folder }: Wanted,
): Promise<Shot> => {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  watchRequests(page.context())
  await page.goto(`${url}?lang=${lang}`)
  await waitForNetworkIdle(page)
  const shift = await layoutShift(page)
  // lazy pictures load when they are scrolled to
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo(0, 0)
  })
  await waitForNetworkIdle(page)
  const label = `${lang} ${theme} ${width}`
  const file = join(folder, `${label.replaceAll(' ', '-')}.png`)
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
  return { file, width, label, shift }
}

/** Largest layout shift among the shots of one width, in any language and theme. */
export const worstShift = (shots: readonly Shot[], width: number): number =>
  Math.max(...shots.filter((shot) => shot.width === width).map(({ shift }) => shift))
