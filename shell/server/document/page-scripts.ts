import type { Composition, ShellBuild } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { html, raw } from 'hono/html'
import type { PageScript } from '../../src/page-script.ts'
import type { Screen } from '../../src/routes/screens.ts'
import { inlineJson } from '../html/inline-json.ts'
import { assetAddress } from './asset-address.ts'

interface ScriptedPage {
  build: ShellBuild
  composition: Composition
  screen: Screen
  lang: Lang
  /** Whether the content is in the HTML, together with the widgets' texts. */
  hasContent: boolean
}

/** All scripts of the route's screen, so that none is discovered by another one. */
export const pageScripts = ({ build, composition, screen, lang, hasContent }: ScriptedPage): PageScript[] => {
  const fromShell = ({ name, integrity }: ShellBuild['scripts'][number]) => ({
    address: assetAddress(name),
    integrity,
  })
  const own = build.screens[screen.codeOf ?? screen.name]?.scripts[lang] ?? []
  const scripts = [
    ...build.scripts.map((script) => ({ ...fromShell(script), runs: true as const })),
    ...[...(build.words[lang] ?? []), ...own].map(fromShell),
    ...screen.slots.flatMap(([remote, widget]) =>
      widgetScripts(composition.remotes[remote], widget, hasContent ? undefined : lang),
    ),
  ]
  // two widgets of a remote share its entry
  return scripts.filter(({ address }, at) => scripts.findIndex((one) => one.address === address) === at)
}

/** `lang` is set if the texts do not come with the content. */
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
 * In the head. A page that has its content fetches the shell's two large scripts ahead and nothing else: each file costs a
 * slow phone ten milliseconds before the first frame, and takes the line from the fonts and the first picture. Where
 * that picture is large, they come after it. A page that is made in the browser paints nothing before its scripts ran.
 */
export const headScripts = (
  scripts: readonly PageScript[],
  { pictureFirst }: Pick<Screen, 'pictureFirst'>,
  hasContent: boolean,
) =>
  hasContent
    ? scripts.filter(({ runs }) => runs && !pictureFirst).map(preload)
    : scripts.map((script) =>
        script.runs
          ? html`<script defer src="${script.address}" integrity="${script.integrity}" crossorigin></script>\n`
          : preload(script),
      )

/** At the end of a page with content, with the inline script that starts the others. */
export const scriptsAfterPaint = (
  { start }: Pick<ShellBuild, 'start'>,
  scripts: readonly PageScript[],
  { form }: Pick<Screen, 'form'>,
) =>
  html`<script type="application/json" id="scripts">${raw(inlineJson(scripts))}</script>
<script${form ? '' : raw(' data-holds-forms')}>${raw(start.text)}</script>`
