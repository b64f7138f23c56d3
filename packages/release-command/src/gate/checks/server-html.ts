import type { Page } from 'playwright-core'
import { type Hydration, hydrationError } from './hydration-faults.ts'
import type { Served, WidgetRun } from './widget-check.ts'

/**
 * Makes a page one in which both slots came from the server: it has their data as a page of a guest has it, and each slot
 * finds its HTML when the shell first looks into it.
 */
export const withServed = async (
  page: Page,
  { remote, version, widget }: WidgetRun,
  { html, data, ids }: Served,
) => {
  await page.addInitScript(fillSlots, hydrationError.source)
  await page.route(
    ({ pathname }) => pathname === `/widgets/${remote}/${widget}`,
    async (route) => {
      const response = await route.fetch()
      const { search } = new URL(route.request().url())
      const slot = `${JSON.stringify({ remote, widget, version, ids, props: {} }).slice(0, -1)},"data":${data}}`
      const rendered = `{"slots":[${slot},${slot}],"search":${JSON.stringify(search)}}`
      const added = `<script type="application/json" id="rendered">${rendered.replaceAll('<', '\\u003c')}</script><template id="served">${html}</template>`
      const body = await response.text()
      await route.fulfill({
        response,
        body: body.replace('<div id="site">', () => `${added}<div id="site">`),
      })
    },
  )
}

/** Waits for the widget to say that it is ready, and reads how it was hydrated. */
export const readHydration = async (page: Page): Promise<Hydration> => {
  // one that never says so is read as it is then
  await page
    .locator('[data-instance="1"][data-ready]')
    .waitFor({ state: 'attached', timeout: readyMs })
    .catch(() => {})
  return page.evaluate(() => (globalThis as unknown as { calmRestHydration: Hydration }).calmRestHydration)
}

/** Milliseconds for a widget to say that it is ready. */
const readyMs = 2_000

/** In the page, before its scripts: fills the slots, and keeps what React says while it hydrates. */
const fillSlots = (pattern: string) => {
  const ofHydration = new RegExp(pattern, 'i')
  const { hasChildNodes } = Node.prototype
  const found: { server: string[]; anew: { error: string; parts: string[] }[] } = { server: [], anew: [] }
  Object.assign(globalThis, { calmRestHydration: found })
  const partsOf = (slot: ParentNode | null) => {
    const parts: string[] = []
    if (!slot) return parts
    const walker = document.createTreeWalker(slot, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node instanceof Element) parts.push(`<${node.localName}>`)
      else if (node.nodeValue) parts.push(node.nodeValue)
    }
    return parts
  }
  const filled = new WeakSet<Node>()
  Node.prototype.hasChildNodes = function hasOwnChildNodes(this: Node) {
    const served = document.querySelector<HTMLTemplateElement>('template#served')
    const place = this.parentElement
    const isSlot = this instanceof HTMLElement && this.matches('[data-instance] > div:last-child')
    // a slot that is shown again later is empty, as on a page of a guest
    if (!isSlot || !place || !served || this.firstChild || filled.has(place)) return hasChildNodes.call(this)
    filled.add(place)
    this.append(served.content.cloneNode(true))
    found.server = partsOf(served.content)
    return true
  }
  addEventListener('error', ({ message }) => {
    if (!ofHydration.test(message)) return
    found.anew.push({
      error: message,
      parts: partsOf(document.querySelector('[data-instance="1"] > div:last-child')),
    })
  })
}
