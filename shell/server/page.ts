import { hotel } from '@calm-rest/contract/hotel'
import type { ComposedRemote, Composition } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { html, raw } from 'hono/html'
import { withoutScriptsText } from '../src/head/texts.ts'
import type { Screen } from '../src/screens/screens.ts'
import type { Head } from './head/head.ts'
import { headTags, siteTags } from './head/head-tags.ts'
import { inlineJson, inScript } from './head/structured/inline-json.ts'
import type { InlineStyle } from './rendering/inline-styles.ts'
import type { PageBody } from './rendering/page-body.ts'
import type { ShellBuild } from './shell-build.ts'
import { wordsIn } from './words.ts'

interface Page {
  build: ShellBuild
  composition: Composition
  screen: Screen
  lang: Lang
  head: Head
  /** Style sheets of the widgets on it: in the page, so that no slow one can hold it back. */
  styles: readonly InlineStyle[]
  /** The content, where the server renders this page. */
  body: PageBody | undefined
}

/**
 * The document of every route, piece by piece. The first carries the composition and starts the download of all that
 * the route's first paint needs, so that no request waits for another to find its address; a slot that is not ready
 * yet holds back what stands below it, for a fraction of a second, and nothing else.
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

const start = ({ build, composition, screen, lang, head, styles, body }: Page) => {
  const own = build.screens[screen.name]
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
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
)}${build.scripts.map(
  (
    script,
  ) => html`<script defer src="${assetAddress(script.name)}" integrity="${script.integrity}" crossorigin></script>
`,
)}${[...(build.words[lang] ?? []), ...(own?.scripts[lang] ?? [])].map((script) => preload('script', assetAddress(script.name), script.integrity))}
${screen.slots.map(([remote, widget]) => remotePreloads(composition.remotes[remote], widget, body ? undefined : lang))}
${headTags(head, lang)}
${siteTags}
<script type="application/json" id="composition">${raw(inlineJson(forBrowser(composition)))}</script>
</head>
<body>
<div id="site">`
}

const end = ({ body, lang }: Page, slots: readonly string[]) => html`</div>
${
  body
    ? html`<script type="application/json" id="rendered">${raw(inScript(`{"slots":[${slots}]${submitted(body)}}`))}</script>`
    : html`<noscript><p>${withoutScriptsText(wordsIn(lang), hotel)}</p></noscript>`
}
</body>
</html>
`

const submitted = (body: PageBody) => (body.submitted ? `,"submitted":${JSON.stringify(body.submitted)}` : '')

/** Without the hashes of what the browser never asks for by itself: they do not pack. */
const forBrowser = (composition: Composition): Composition => ({
  ...composition,
  remotes: Object.fromEntries(
    Object.entries(composition.remotes).map(([remote, { manifest, ...composed }]) => {
      const asked = [manifest.entry, ...Object.values(manifest.exposes).flatMap(({ styles }) => styles)]
      const files = Object.fromEntries(
        Object.entries(manifest.files).filter(([name]) => asked.includes(name)),
      )
      return [remote, { ...composed, manifest: { ...manifest, files } }]
    }),
  ),
})

/** A dev server's files come with their whole address. */
export const assetAddress = (name: string) => (name.startsWith('http') ? name : `/assets/${name}`)

/** After styles, fonts and the first picture, and after the shell's script, which comes first of all scripts. */
const preload = (as: 'script', href: string, integrity: string) =>
  html`<link rel="preload" as="${as}" href="${href}" integrity="${integrity}" crossorigin fetchpriority="low">
`

/** `lang`: where the words do not come with the content. */
const remotePreloads = (remote: ComposedRemote | undefined, widget: string, lang: Lang | undefined) => {
  if (!remote) return ''
  const { base, manifest } = remote
  const words = (lang && manifest.locales[lang]) ?? []
  const scripts = [...new Set([manifest.entry, ...(manifest.exposes[widget]?.scripts ?? []), ...words])]
  return scripts.map((file) => preload('script', base + file, manifest.files[file]?.integrity ?? ''))
}
