// The one inline script of a page that came as HTML: it starts the others when the page was seen, since from a cache they
// are there at once and would hold its first frame back. The build makes it of this file alone, which is no module:
// see packages/build/src/rspack/start-script.ts.

type PageScript = import('./page-script.ts').PageScript
type Early = import('./slots/early.ts').Early
type WithEarly = import('./slots/early.ts').WithEarly

const hydratedEvent = 'calm-rest-hydrated' satisfies typeof import('./slots/browser-slots.ts').hydratedEvent
const earlyButtons =
  '#site :is(button[type=button], [data-early])' satisfies typeof import('./slots/early.ts').earlyButtons

/** Trusted Types, which TypeScript does not know yet; to it, an address stays a text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

/** Longest wait for the first frame, in milliseconds. */
const paintTimeoutMs = 3000
/** Longest wait for the scripts that send a form to begin, in milliseconds; then the browser sends it itself. */
const formTimeoutMs = 10_000

const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('calm-rest', {
  createScriptURL: (address) => address,
})
let isStarted = false

const start = () => {
  if (isStarted) return
  isStarted = true
  const scripts: PageScript[] = JSON.parse((document.getElementById('scripts') as HTMLElement).textContent)
  for (const { address, integrity, runs } of scripts) {
    const element = document.createElement(runs ? 'script' : 'link')
    const own = runs
      ? { src: trusted?.createScriptURL(address) ?? address, async: false }
      : { rel: 'preload', as: 'script', href: address, fetchPriority: 'low' }
    Object.assign(element, { integrity, crossOrigin: 'anonymous' }, own)
    document.head.append(element)
  }
}

/** The page's first picture has the line to itself: beside the scripts it would come as late as they do. */
const startAfterPicture = () => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (!picture || picture.complete) return start()
  picture.onload = start
  picture.onerror = start
}

/** A frame that is drawn is not seen yet, and scripts would take the processor from it. */
const startOnceSeen = () => {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return startAfterPicture()
  const seen = new PerformanceObserver(() => {
    seen.disconnect()
    startAfterPicture()
  })
  seen.observe({ type: 'paint', buffered: true })
}

// in a tab behind another there is no frame to wait for
if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(startOnceSeen))
// nor in one that went behind another meanwhile
setTimeout(start, paintTimeoutMs)

const early: Early = { presses: [], hydrated: new WeakSet() }
Object.assign(globalThis, { calmRestEarly: early } satisfies WithEarly)

/** A form that only scripts can send waits for them; where they never come, the site says that it needs them. */
const holdForms = () => {
  const hold = (event: SubmitEvent) => {
    const { submitter } = event
    const form = event.target as HTMLFormElement
    if (form.method !== 'post') return
    event.preventDefault()
    if (early.form) return
    early.form = { form, submitter }
    submitter?.setAttribute('aria-busy', 'true')
    setTimeout(() => early.isTaken || form.submit(), formTimeoutMs)
  }
  addEventListener('submit', hold, true)
  addEventListener(hydratedEvent, () => removeEventListener('submit', hold, true), { once: true })
}

/** Moves a row of pictures, and goes round at its ends. */
const scrollRow = (row: Element, step: number) => {
  const { children, clientWidth, scrollLeft } = row
  const next = (Math.round(scrollLeft / clientWidth) + step + children.length) % children.length
  row.scrollTo({ left: next * clientWidth, behavior: 'instant' })
}

/** Moves the pictures or turns the calendar beside a button; false beyond the one month more that a page holds. */
const moveBeside = ({ parentElement }: HTMLElement, step: number): boolean => {
  const beside = parentElement as HTMLElement
  const row = beside.querySelector('[data-row]')
  if (row) scrollRow(row, step)
  else if ('turned' in beside.dataset === step > 0) return false
  else beside.toggleAttribute('data-turned')
  return true
}

/** Chooses a tab, and of the entries in its panel shows those with its value; all where it has none. */
const filterBy = (chosen: HTMLElement) => {
  const { value } = chosen.dataset
  for (const tab of (chosen.parentElement as Element).children) {
    tab.setAttribute('aria-selected', String(tab === chosen))
  }
  const panel = document.getElementById(chosen.getAttribute('aria-controls') as string) as HTMLElement
  for (const entry of panel.querySelectorAll<HTMLElement>('[data-value]')) {
    entry.hidden = Boolean(value) && entry.dataset.value !== value
  }
}

/** Effect of a press before its React root is hydrated; returns true if it must be pressed again then. */
const actEarly = (button: HTMLElement): boolean => {
  const { early } = button.dataset
  switch (early) {
    case 'filter':
      filterBy(button)
      return true
    case 'toggle':
      button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'))
      return false
    default:
      if (early && moveBeside(button, Number(early))) return false
      button.setAttribute('aria-busy', 'true')
      return true
  }
}

/** Whether a press of a link is for another tab or window. */
const isElsewhere = (button: HTMLElement, event: MouseEvent) =>
  'href' in button && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

/**
 * A button that is pressed before its React root is hydrated, of the shell or of a slot: the menu opens, pictures and
 * months move and tabs filter at once; every other one is busy until then, and is pressed once.
 */
const holdPresses = () => {
  /** The page is hydrated but for its late slots. */
  let isWhole = false
  const press = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(earlyButtons)
    if (!button) return
    const root = button.closest<HTMLElement>('[data-slot]') ?? document.documentElement
    const isDone = early.hydrated.has(root) || (isWhole && !('late' in root.dataset))
    if (isDone || isElsewhere(button, event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    early.presses.push({ button, isHeld: actEarly(button) })
  }
  addEventListener('click', press, true)
  addEventListener(hydratedEvent, () => {
    isWhole = true
  })
}

holdPresses()
if ('holdsForms' in (document.currentScript as HTMLScriptElement).dataset) holdForms()
