import {
  type Composition,
  firstSegment,
  type PageComposition,
  type ShellBuild,
} from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { html, raw } from 'hono/html'
import { withoutScriptsText } from '../../src/head/texts.ts'
import type { Screen } from '../../src/routes/screens.ts'
import type { SiteFacts } from '../../src/site/site-facts.ts'
import type { PageTexts } from '../../src/texts/texts.ts'
import { textsInDocument } from '../content-api/current-texts.ts'
import type { Head } from '../head/head.ts'
import { headTags, siteTags } from '../head/head-tags.ts'
import { inlineJson, inScript } from '../html/inline-json.ts'
import type { PageLook } from '../look/page-look.ts'
import type { PageBody } from '../rendering/page-body.ts'
import { appManifestName } from '../static/app-files.ts'
import { wordsOf } from '../words/words-in.ts'
import { assetAddress } from './asset-address.ts'
import { type Banner, bannerOf } from './banner.ts'
import type { InlineStyle } from './inline-styles.ts'
import { headScripts, pageScripts, scriptsAfterPaint } from './page-scripts.ts'

interface Page {
  build: ShellBuild
  composition: Composition
  /** What of it the document carries. */
  inDocument: PageComposition
  screen: Screen
  lang: Lang
  head: Head
  /** Style sheets of the widgets on it: in the page, so that no slow one can hold it back. */
  styles: readonly InlineStyle[]
  /** Icons and the colour of the browser's bars. */
  look: Pick<PageLook, 'icons' | 'themeColors'>
  /** Facts of the property. */
  facts: SiteFacts
  /** The owner's texts of every screen. */
  texts: PageTexts
  /** The content, if the server renders this page. */
  body: PageBody | undefined
  /** The reporter of spans, on a site that traces. */
  trace?: ShellBuild['trace']
  /** What a banner says above the page. */
  banner: Banner | undefined
}

/**
 * The document of every route, piece by piece. The first starts the download of all that the first paint needs; a slot that is not ready yet holds back what stands below it, for a
 * fraction of a second, and nothing else. What only scripts read comes last, with the script that starts them.
 */
export async function* renderPage(page: Page): AsyncGenerator<string> {
  yield String(await start(page))
  const rendered: string[] = []
  for (const piece of page.body?.pieces ?? []) {
    const { html, slot } = await piece
    if (slot) rendered.push(slot)
    yield html
  }
  yield String(await end(page, rendered))
}

const start = (page: Page) => {
  const { build, screen, lang, head, styles, body, banner } = page
  const own = build.screens[screen.codeOf ?? screen.name]
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1${raw(isApart(page) ? ', viewport-fit=cover' : '')}">
<meta name="color-scheme" content="light dark">
${[...build.styles, ...(own?.styles ?? [])].map(
  (
    style,
  ) => html`<link rel="stylesheet" href="${assetAddress(style.name)}" integrity="${style.integrity}" crossorigin>
`,
)}${styles.map(
  ({ address, text }) => html`<style data-address="${address}">${raw(text)}</style>
`,
)}${build.fonts.map(
  (font) => html`<link rel="preload" as="font" type="font/woff2" href="${assetAddress(font)}" crossorigin>
`,
)}${headScripts(scriptsOf(page), screen, body !== undefined)}${headTags(head, lang)}
${siteTags(page.look, appManifestOf(page))}
</head>
<body>
${banner ? bannerOf(banner) : ''}<div id="site">`
}

const end = (page: Page, slots: readonly string[]) => {
  const { build, body, inDocument, lang, facts, texts, screen, trace } = page
  return html`</div>
<script type="application/json" id="composition">${raw(inlineJson(inDocument))}</script>
<script type="application/json" id="facts">${raw(inlineJson(facts))}</script>
<script type="application/json" id="texts">${raw(inlineJson(textsInDocument(texts, screen.name)))}</script>
${
  body
    ? html`<script type="application/json" id="rendered">${raw(inScript(`{"slots":[${slots}]${more(body)}}`))}</script>
${scriptsAfterPaint(build, scriptsOf(page), page.screen)}`
    : html`<noscript><p>${withoutScriptsText(wordsOf(facts, lang), facts)}</p></noscript>`
}${trace ? traceStart(trace) : ''}
</body>
</html>
`
}

const traceStart = ({ start, script }: NonNullable<Page['trace']>) =>
  html`<script data-address="${assetAddress(script.name)}" data-integrity="${script.integrity}">${raw(start.text)}</script>`

/**
 * Manifest of the page's remote, if that is an app of its own: on the page's own origin, or browsers do not
 * install it.
 */
const appManifestOf = ({ screen, composition }: Page) => {
  const [remote = ''] = screen.slots[0] ?? []
  const { base = '', manifest, source } = composition.remotes[remote] ?? {}
  const app = manifest?.places?.app
  const isElsewhere = source !== 'local' && !base.startsWith('/')
  return app && (isElsewhere ? `/${firstSegment(screen.path)}/${appManifestName}` : `${base}${app.manifest}`)
}

/**
 * Pages of a remote that has them to itself: their backgrounds reach below a phone's notch, and they have the colours of the
 * design.
 */
export const isApart = ({ screen, composition }: Pick<Page, 'screen' | 'composition'>) => {
  const [remote = ''] = screen.slots[0] ?? []
  return composition.remotes[remote]?.manifest.places?.apart === true
}

const scriptsOf = ({ body, ...page }: Page) => pageScripts({ ...page, hasContent: body !== undefined })

/** Input of the shell's own render. */
const more = ({ search, submitted, meanRating }: PageBody) =>
  (search ? `,"search":${JSON.stringify(search)}` : '') +
  (submitted ? `,"submitted":${JSON.stringify(submitted)}` : '') +
  (meanRating === undefined ? '' : `,"meanRating":${meanRating}`)
