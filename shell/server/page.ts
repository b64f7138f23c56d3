import { hotel } from '@calm-rest/contract/hotel'
import type { ComposedRemote, Composition } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { html, raw } from 'hono/html'
import { withoutScriptsText } from '../src/head/texts.ts'
import type { Screen } from '../src/screens/screens.ts'
import type { Head } from './head/head.ts'
import { headTags, siteTags } from './head/head-tags.ts'
import { inlineJson } from './head/structured/inline-json.ts'
import type { ShellBuild } from './shell-build.ts'
import { wordsIn } from './words.ts'

interface Page {
  build: ShellBuild
  composition: Composition
  screen: Screen
  lang: Lang
  head: Head
}

/**
 * The document of every route. It carries the composition and starts the download of all that the route's
 * first paint needs, so that no request waits for another to find its address.
 */
export const renderPage = ({ build, composition, screen, lang, head }: Page) => html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${build.styles.map(
  (
    style,
  ) => html`<link rel="stylesheet" href="${assetAddress(style.name)}" integrity="${style.integrity}" crossorigin>
`,
)}${build.fonts.map(
  (font) => html`<link rel="preload" as="font" type="font/woff2" href="${assetAddress(font)}" crossorigin>
`,
)}${build.scripts.map(
  (
    script,
  ) => html`<script defer src="${assetAddress(script.name)}" integrity="${script.integrity}" crossorigin></script>
`,
)}${(build.words[lang] ?? []).map((script) => preload('script', assetAddress(script.name), script.integrity))}
${screen.slots.map(([remote, widget]) => remotePreloads(composition.remotes[remote], widget, lang))}
${headTags(head, lang)}
${siteTags}
<script type="application/json" id="composition">${raw(inlineJson(composition))}</script>
</head>
<body>
<div id="site"></div>
<noscript><p>${withoutScriptsText(wordsIn(lang), hotel)}</p></noscript>
</body>
</html>`

/** A dev server's files come with their whole address. */
export const assetAddress = (name: string) => (name.startsWith('http') ? name : `/assets/${name}`)

const preload = (as: 'script' | 'style', href: string, integrity: string) =>
  html`<link rel="preload" as="${as}" href="${href}" integrity="${integrity}" crossorigin>
`

const remotePreloads = (remote: ComposedRemote | undefined, widget: string, lang: Lang) => {
  if (!remote) return ''
  const { base, manifest } = remote
  const expose = manifest.exposes[widget]
  const integrityOf = (file: string) => manifest.files[file]?.integrity ?? ''
  const scripts = [
    ...new Set([manifest.entry, ...(expose?.scripts ?? []), ...(manifest.locales[lang] ?? [])]),
  ]
  return [
    ...scripts.map((file) => preload('script', base + file, integrityOf(file))),
    ...(expose?.styles ?? []).map((file) => preload('style', base + file, integrityOf(file))),
  ]
}
