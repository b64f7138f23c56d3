import { animationsEnded, axeViolations, colourViolations, isWhole, type Problems } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import type { Look } from './level.fixture.ts'

const narrowest = { width: 320, height: 640 }
/** On every run the narrowest, where a page overflows first: each change of the width is layout and paint anew. */
export const phone = isWhole ? { width: 390, height: 844 } : narrowest
export const desktop = { width: 1440, height: 900 }

interface Looks {
  /** Only on a phone, where the menu is behind its button. */
  only?: 'phone' | undefined
  /** Rules of axe that cannot be met here. */
  except?: readonly string[] | undefined
  /** Selectors of parts that are looked at elsewhere. */
  without?: readonly string[] | undefined
  /** Only in the theme that it has: that all pairs of colours are readable in both is tested with the tokens. */
  inOneTheme?: boolean
}

/**
 * Violations that axe finds in a page on a phone: on phone and desktop in the theme that it has (on the desktop its
 * colours only by `test:all`), and in its colours in the other theme, since nothing else differs. Leaves it on a phone,
 * after two themes in that other one, where the next page begins; by `test:all` in the light one.
 */
export const violations = async (
  page: Page,
  { only, except = [], without, inOneTheme = false }: Looks = {},
): Promise<string[]> => {
  const found: string[] = []
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  if (only !== 'phone') {
    await page.setViewportSize(desktop)
    // elements that are scrolled behind the sticky header are no smaller for it
    await page.evaluate(() => scrollTo(0, 0))
    found.push(...(await axeViolations(page, { without, withoutColours: !isWhole })))
    await page.setViewportSize(phone)
  }
  found.push(...(await axeViolations(page, { without })))
  if (!inOneTheme) {
    await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
    found.push(...(await colourViolations(page, { without })))
  }
  if (isWhole) await page.emulateMedia({ colorScheme: 'light' })
  return found.filter((line) => !except.some((rule) => line.startsWith(`${rule} `)))
}

/** Violations that axe finds in a page in one size and theme; leaves it in that theme, on a phone. */
export const violationsIn = async (page: Page, { size, theme }: Look): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: theme })
  if (size === 'desktop') {
    await page.setViewportSize(desktop)
    await page.evaluate(() => scrollTo(0, 0))
  }
  const found = await axeViolations(page)
  await page.setViewportSize(phone)
  return found
}

/** Elements wider than the narrowest screen, and by `test:all` than a phone, and lists whose words are cut; leaves the page at that width. */
export const overflows = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const size of isWhole ? [phone, narrowest] : [narrowest]) {
    await page.setViewportSize(size)
    found.push(...(await page.evaluate(tooWide)), ...(await page.evaluate(cutOptions)))
  }
  return found
}

/** Elements wider than the screen; runs in the page. */
export const tooWide = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const reach = (element: Element) => Math.round(element.getBoundingClientRect().right)
  const all = [...document.body.querySelectorAll('*')].filter((element) => reach(element) > clientWidth)
  const deepest = all.filter((element) => !all.some((other) => other !== element && element.contains(other)))
  const names = deepest.map((element) => `${element.localName}.${element.className} to ${reach(element)}`)
  return [`${scrollWidth} of ${clientWidth} px: ${names.slice(0, 5).join(', ')}`]
}

/** Chosen options that run under the sign of their list, and do not say by an ellipsis that they go on; runs in the page. */
const cutOptions = () => {
  const pen = document.createElement('canvas').getContext('2d')
  return [...document.querySelectorAll('select')].flatMap((select) => {
    const { font, paddingInlineStart, paddingInlineEnd, textOverflow } = getComputedStyle(select)
    const room =
      select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    const [option] = select.selectedOptions
    if (!pen || !option || room <= 0 || textOverflow === 'ellipsis') return []
    pen.font = font
    const width = Math.round(pen.measureText(option.text).width)
    return width > room ? [`'${option.text}' of ${select.name} cut: ${width} of ${room} px`] : []
  })
}

/** Waits until fonts and pictures in sight are loaded, nothing moves, and a frame was painted. */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    })
    await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode().catch(() => {}))])
  })
  await animationsEnded(page)
}

export const nothing: Problems = { errors: [], warnings: [], uncaught: [], foreign: [] }

/** Problems since the last call, without the expected ones. */
export const takeProblems = (
  { errors, warnings, uncaught, foreign }: Problems,
  isExpected: (line: string) => boolean | undefined = () => false,
): Problems => {
  const take = (lines: string[]) => lines.splice(0).filter((line) => !isExpected(line))
  return { errors: take(errors), warnings: take(warnings), uncaught: take(uncaught), foreign: take(foreign) }
}
