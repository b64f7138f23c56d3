import type { Composition, ShellBuild } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { integrityOf } from '@calm-rest/releases'
import { html, raw } from 'hono/html'
import type { Screen } from '../../src/routes/screens.ts'
import { hydratedEvent } from '../../src/slots/browser-slots.ts'
import { assetAddress } from './asset-address.ts'
import { inlineJson } from './inline-json.ts'

/** A script that a page needs. One of the shell's entry runs by itself, the others are fetched ahead for it. */
interface PageScript {
  address: string
  integrity: string
  runs?: true
}

interface ScriptedPage {
  build: ShellBuild
  composition: Composition
  screen: Screen
  lang: Lang
  /** Whether the content is in the HTML, and the words of widgets with it. */
  hasContent: boolean
}

/** All that the route's screen is made of, so that no request waits for another to find its address. */
export const pageScripts = ({ build, composition, screen, lang, hasContent }: ScriptedPage): PageScript[] => {
  const fromShell = ({ name, integrity }: ShellBuild['scripts'][number]) => ({
    address: assetAddress(name),
    integrity,
  })
  const own = build.screens[screen.name]?.scripts[lang] ?? []
  return [
    ...build.scripts.map((script) => ({ ...fromShell(script), runs: true as const })),
    ...[...(build.words[lang] ?? []), ...own].map(fromShell),
    ...screen.slots.flatMap(([remote, widget]) =>
      widgetScripts(composition.remotes[remote], widget, hasContent ? undefined : lang),
    ),
  ]
}

/** `lang`: where the words do not come with the content. */
const widgetScripts = (
  remote: Composition['remotes'][string] | undefined,
  widget: string,
  lang: Lang | undefined,
): PageScript[] => {
  if (!remote) return []
  const { base, manifest } = remote
  const words = (lang && manifest.locales[lang]) ?? []
  const files = new Set([manifest.entry, ...(manifest.exposes[widget]?.scripts ?? []), ...words])
  return [...files].map((file) => ({
    address: base + file,
    integrity: manifest.files[file]?.integrity ?? '',
  }))
}

const preload = ({ address, integrity }: PageScript) =>
  html`<link rel="preload" as="script" href="${address}" integrity="${integrity}" crossorigin fetchpriority="low">\n`

/**
 * In the head. A page that has its content fetches the shell's large script ahead and nothing else: each file costs a
 * slow phone ten milliseconds before the first frame, and takes the line from the fonts and the first picture. One
 * that is made in the browser paints nothing before its scripts ran.
 */
export const headScripts = (scripts: readonly PageScript[], hasContent: boolean) =>
  hasContent
    ? scripts.filter(({ runs }) => runs).map(preload)
    : scripts.map((script) =>
        script.runs
          ? html`<script defer src="${script.address}" integrity="${script.integrity}" crossorigin></script>\n`
          : preload(script),
      )

/** Scripts begin when the page was seen: from a cache they are there at once, and would hold its first frame back. */
const start = `(() => {
  const trusted = globalThis.trustedTypes?.createPolicy('calm-rest', { createScriptURL: (address) => address })
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const { address, integrity, runs } of JSON.parse(document.getElementById('scripts').textContent)) {
      const element = document.createElement(runs ? 'script' : 'link')
      const asked = runs ? { src: trusted?.createScriptURL(address) ?? address, async: false } : { rel: 'preload', as: 'script', href: address, fetchPriority: 'low' }
      Object.assign(element, { integrity, crossOrigin: 'anonymous' }, asked)
      document.head.append(element)
    }
  }
  // a frame that is drawn is not seen yet, and scripts would take the processor from it
  const startOnceSeen = () => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return start()
    const seen = new PerformanceObserver(() => {
      seen.disconnect()
      start()
    })
    seen.observe({ type: 'paint', buffered: true })
  }
  // in a tab behind another there is no frame to wait for
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(startOnceSeen))
  // nor in one that went behind another meanwhile
  setTimeout(start, 3000)

  // a form that only scripts can send waits for them; where they never come, the site says that it needs them
  if (!('holdsForms' in document.currentScript.dataset)) return
  let held
  const hold = (event) => {
    const { target: form, submitter } = event
    if (form.method !== 'post') return
    event.preventDefault()
    if (held) return
    held = { form, submitter }
    submitter?.setAttribute('aria-busy', 'true')
    setTimeout(() => held && form.submit(), 10000)
  }
  addEventListener('submit', hold, true)
  addEventListener('${hydratedEvent}', () => {
    removeEventListener('submit', hold, true)
    if (!held) return
    const { form, submitter } = held
    held = undefined
    submitter?.removeAttribute('aria-busy')
    form.requestSubmit(submitter)
  }, { once: true })
})()`

/** The one inline script that the policy lets run. */
export const startIntegrity = integrityOf(Buffer.from(start))

/** At the end of a page that has its content. */
export const scriptsAfterPaint = (scripts: readonly PageScript[], { form }: Pick<Screen, 'form'>) =>
  html`<script type="application/json" id="scripts">${raw(inlineJson(scripts))}</script>
<script${form ? '' : raw(' data-holds-forms')}>${raw(start)}</script>`
