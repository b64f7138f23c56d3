import type { Page } from 'playwright-core'
import { phone, tooWide } from './look.fixture.ts'

/** A laptop of 1280 × 1024 at 400 %, as WCAG 1.4.10 asks for it. */
const zoomed = { width: 320, height: 256 }

/** Share of the screen that bars may cover at 400 %. */
const mostCovered = 0.5

/** Text spacing that WCAG 1.4.12 lets a reader set. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

const phoneOf390 = { width: 390, height: 844 }

/** Bars that leave too little of the page at 400 %, and elements wider than a phone with the spacing of a reader. */
export const zoomProblems = async (page: Page): Promise<string[]> => {
  const size = page.viewportSize() ?? phone
  await page.setViewportSize(zoomed)
  const covered = await page.evaluate(coveredShare)
  await page.setViewportSize(phoneOf390)
  const style = await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return document.adoptedStyleSheets.length
  }, spacing)
  const wide = await page.evaluate(tooWide)
  await page.evaluate((count) => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter((_, i) => i !== count - 1)
  }, style)
  await page.setViewportSize(size)
  return [
    ...(covered > mostCovered ? [`bars cover ${Math.round(100 * covered)} % at 400 %`] : []),
    ...wide.map((line) => `with wide spacing: ${line}`),
  ]
}

/** Share of the screen's height that bars cover which stay while the page scrolls. */
const coveredShare = () => {
  scrollTo(0, document.documentElement.scrollHeight / 2)
  let rows = 0
  for (let y = 2; y < innerHeight; y += 4) {
    const isCovered = document.elementsFromPoint(innerWidth / 2, y).some((element) => {
      const { position } = getComputedStyle(element)
      return (
        (position === 'sticky' || position === 'fixed') &&
        element.getBoundingClientRect().height < innerHeight
      )
    })
    if (isCovered) rows += 1
  }
  scrollTo(0, 0)
  return (rows * 4) / innerHeight
}

/** Names of controls in which two pieces of text touch: 'Telephone(optional)'. */
export const namesThatTouch = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inline = (element: Element) => getComputedStyle(element).display === 'inline'
    const isRead = (element: Element) => element.getAttribute('aria-hidden') !== 'true'
    const texts = (element: Element): string[] =>
      [...element.childNodes].flatMap((node) => {
        if (node instanceof Text) return [node.data]
        if (!(node instanceof Element) || !isRead(node)) return []
        const within = texts(node)
        return inline(node) ? within : [' ', ...within, ' ']
      })
    const found: string[] = []
    for (const control of document.querySelectorAll(
      'label, button, a[href], [role=tab], summary, legend, h1, h2, h3',
    )) {
      if (control.closest('[lang=zh]') || !control.checkVisibility()) continue
      const pieces = texts(control).filter((piece) => piece !== '')
      for (const [i, piece] of pieces.entries()) {
        const next = pieces[i + 1]
        if (next !== undefined && /[\p{L}\d]$/u.test(piece) && /^[\p{L}\d(]/u.test(next)) {
          found.push(`${piece}${next}`)
        }
      }
    }
    return [...new Set(found)]
  })

/** Chosen tabs, options and entries that look like the others where a system sets the colours. */
export const lostInForcedColors = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(() => {
    const chosen = ['[aria-selected=true]', '[aria-pressed=true]', '[aria-current]:not([aria-current=false])']
    // without a background of its own an element has that of the page, which is the system's, too
    const opaque = (colour: string) => colour.replace(/^rgba\((.*), 0\)$/, 'rgb($1)')
    const lookOf = (element: Element, pseudo?: string) => {
      const {
        content,
        color,
        backgroundColor,
        borderTopColor,
        borderTopWidth,
        outline,
        textDecorationLine,
        fontWeight,
      } = getComputedStyle(element, pseudo)
      return [
        pseudo && content,
        color,
        opaque(backgroundColor),
        borderTopColor,
        borderTopWidth,
        outline,
        textDecorationLine,
        fontWeight,
      ]
    }
    const looks = (element: Element) =>
      JSON.stringify([
        ...[element, ...element.querySelectorAll('*')].map((one) => lookOf(one)),
        lookOf(element, '::after'),
      ])
    return [...document.querySelectorAll(chosen.join())].flatMap((element) => {
      if (!element.checkVisibility()) return []
      const group =
        element.closest('[role=tablist], [role=listbox], nav, ul, fieldset, form, table') ??
        element.parentElement
      const other = [...(group?.querySelectorAll(element.localName) ?? [])].find(
        (one) => one.className === element.className && !one.matches(chosen.join()) && one.checkVisibility(),
      )
      return other && looks(other) === looks(element) ? [element.outerHTML.slice(0, 160)] : []
    })
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return lost
}

/** Chinese that is read aloud as another language, and reviews that say nothing of theirs. */
export const textsInWrongLang = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // empty if the language is unknown
    const isChinese = (element: Element) =>
      /^(zh.*)?$/.test(element.closest('[lang]')?.getAttribute('lang') ?? '')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.checkVisibility() || !/\p{Script=Han}/u.test(textContent ?? '')) continue
      if (!isChinese(parentElement)) found.push(`Chinese without its language: ${textContent}`)
    }
    for (const quote of document.querySelectorAll('article blockquote'))
      if (!quote.closest('article [lang]')) found.push(`a review without its language: ${quote.textContent}`)
    return found
  })

/** Alternative texts that several pictures share: they cannot describe what is drawn. */
export const altsThatAreShared = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fileOf = new Map<string, string>()
    const found = new Set<string>()
    for (const { alt, currentSrc, src } of document.images) {
      if (alt === '') continue
      const file = currentSrc || src
      const other = fileOf.get(alt) ?? file
      if (other !== file) found.add(`${alt}: ${other} and ${file}`)
      fileOf.set(alt, other)
    }
    return [...found]
  })
