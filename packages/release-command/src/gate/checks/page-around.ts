import type { Browser, Page } from 'playwright-core'
import { isShown, patienceMs, places } from './open-widget.ts'
import { type PageState, readState, stateFaults } from './page-state.ts'
import { followRequests, untilQuiet } from './requests.ts'
import type { WidgetCheck, WidgetRun } from './widget-check.ts'

/** Everything of the page that is not the widget's. */
interface PageAround {
  /** The page with the slots covered, as PNG. */
  picture: Buffer
  /** Computed styles by element and property. */
  styles: Readonly<Record<string, string>>
  state: PageState
  /** Id of the set of releases that the document came with. */
  composition: string | undefined
}

/** Window of the check: its slots are in view together with what is around them. */
const viewport = { width: 1280, height: 1400 }

/** Elements of the shell, and others that a page could have beside the widget. */
const landmarks = ['html', 'body', 'header', 'nav', 'main', 'footer', 'main h1', 'main h2']
const probes = ['h1', 'h2', 'p', 'a', 'button', 'input', 'ul', 'dialog']

const slots = '[data-instance] > div:last-child'

/**
 * Gives the slots one size, whatever is in them: what is beyond it, as a layer that a widget lays over the page, still
 * shows. Adds elements that the widget has not seen.
 */
const level = ([slots, probes]: readonly [string, readonly string[]]) => {
  for (const slot of document.querySelectorAll<HTMLElement>(slots)) {
    for (const [name, value] of [
      ['display', 'flow-root'],
      ['block-size', '200px'],
      ['min-block-size', '0'],
      ['overflow', 'clip'],
      ['margin', '0'],
    ] as const)
      slot.style.setProperty(name, value, 'important')
  }
  const place = document.createElement('div')
  place.id = 'probes'
  place.hidden = true
  place.append(...probes.map((name) => document.createElement(name)))
  document.querySelector('main')?.append(place)
  scrollTo(0, 0)
}

/** Follow from the size of a box, which the picture shows. */
const ofLayout = ['block-size', 'inline-size', 'height', 'width', 'perspective-origin', 'transform-origin']

/**
 * Variables of others that style sheets register by `@property`, as Tailwind does: every element has them then, and none
 * looks different. The build refuses to register the shell's own.
 */
const registered = (): string[] =>
  [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSPropertyRule && !rule.name.startsWith('--cr-') ? rule.name : [],
      )
    } catch {
      return []
    }
  })

interface ToRead {
  landmarks: readonly string[]
  probes: readonly string[]
  /** Properties that say nothing. */
  left: readonly string[]
  slots: string
}

const readStyles = ({ landmarks, probes, left, slots }: ToRead) => {
  const found: Record<string, string> = {}
  const read = (name: string, element: Element | null | undefined) => {
    if (!element) return
    const style = getComputedStyle(element)
    for (const property of style) {
      // variables are inherited: once is enough
      if (left.includes(property) || (property.startsWith('--') && name !== 'html')) continue
      found[`${name} ${property}`] = style.getPropertyValue(property)
    }
  }
  for (const name of probes) read(`<${name}>`, document.querySelector(`#probes > ${name}`))
  for (const name of landmarks) {
    // a widget may have a footer of its own, before the page's
    read(
      name,
      [...document.querySelectorAll(name)].find((one) => !one.closest(slots)),
    )
  }
  return found
}

const compositionHere = () => {
  const { textContent } = document.querySelector('script#composition') ?? {}
  return textContent ? (JSON.parse(textContent) as { id?: string }).id : undefined
}

/** Looks at the page, at most, where another team's release goes live between its two looks: that changes the menu. */
const mostTimes = 4

/** The page with the widget, or with the shell's own message in its place. */
const look = async (
  { browser, site, remote, preview, widget }: WidgetRun,
  withWidget: boolean,
): Promise<PageAround> => {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(patienceMs)
    const underWay = followRequests(page)
    // a try is no visit: a release that fails here on purpose is not rolled back
    await context.route('**/release-reports', (route) => route.abort())
    if (!withWidget) await context.route(`**/releases/${remote}/**`, (route) => route.abort())
    await page.goto(`${site}/widgets/${remote}/${widget}?lang=en&${remote}=${preview}`)
    for (const number of places) await isShown(page, number)
    await untilQuiet(underWay, quiet)
    await isPainted(page)
    const state = await readState(page)
    await page.evaluate(level, [slots, probes] as const)
    const left = [...ofLayout, ...(await page.evaluate(registered))]
    const styles = await page.evaluate(readStyles, { landmarks, probes, left, slots })
    const picture = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      mask: [page.locator(slots)],
      maskColor: '#808080',
    })
    return { picture, styles, state, composition: await page.evaluate(compositionHere) }
  } finally {
    await context.close()
  }
}

/** Milliseconds without a request, and for all of them. */
const quiet = { forMs: 300, mostMs: 3_000 }

const isPainted = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/** What differs, each with its place. The picture tells only where nothing else does. */
const differences = async (run: WidgetRun, before: PageAround, after: PageAround): Promise<string[]> => {
  const faults = [...stateFaults(run.remote, before.state, after.state), ...styleFaults(before, after)]
  if (faults.length > 0 || after.picture.equals(before.picture)) return faults
  const count = await differingPixels(run.browser, before.picture, after.picture)
  return count > mostPixels
    ? [
        `the page beside its slot looks different, in ${count} pixels: draw within the slot, without position: fixed, and style only what is in it`,
      ]
    : []
}

/** Edges between two pixels are drawn a little differently from run to run: 12 pixels of a button, for mf-rooms. */
const mostPixels = 64

/** Counts the pixels of two pictures of one size that differ. The browser reads the pictures. */
const differingPixels = async (browser: Browser, before: Buffer, after: Buffer): Promise<number> => {
  const page = await browser.newPage()
  try {
    const pictures = [before, after].map((picture) => picture.toString('base64'))
    return await page.evaluate(async (given) => {
      const read = async (base64: string) => {
        const image = new Image()
        image.src = `data:image/png;base64,${base64}`
        await image.decode()
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        context?.drawImage(image, 0, 0)
        const { buffer } = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8Array()
        return new Uint32Array(buffer)
      }
      const [one, other] = await Promise.all(given.map(read))
      return one?.filter((pixel, at) => pixel !== other?.[at]).length ?? 0
    }, pictures)
  } finally {
    await page.close()
  }
}

const styleFaults = ({ styles: before }: PageAround, { styles: after }: PageAround): string[] => {
  const [first, ...others] = Object.keys(after).filter((name) => before[name] !== after[name])
  if (first === undefined) return []
  const more = others.length > 0 ? `, and ${others.length} more styles` : ''
  return [
    `it changes ${first} from '${before[first] ?? ''}' to '${after[first]}'${more}: style classes of its own, not elements or :root`,
  ]
}

/**
 * Beside the slot nothing changes with the widget: neither pixels and styles nor elements, cookies, storage, title and
 * history.
 */
export const pageAround: WidgetCheck = {
  name: 'leaves the page around its slot as it is',
  run: async (run) => {
    for (let time = 1; ; time += 1) {
      const before = await look(run, false)
      const after = await look(run, true)
      if (before.composition === after.composition || time === mostTimes)
        return { faults: await differences(run, before, after) }
    }
  },
}
