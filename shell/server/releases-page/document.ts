import type { ShellBuild } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { html, raw } from 'hono/html'
import { assetAddress } from '../document/asset-address.ts'
import { liveScript } from './live/live-script.ts'

interface ReleasesDocument {
  build: ShellBuild
  lang: Lang
  title: string
  /** Instead of the visitor's system. */
  theme?: 'light' | 'dark' | undefined
  /** Names of style sheets in /art, after that of all pages of releases. */
  styles?: readonly string[]
  main: ReturnType<typeof html>
  /** Whether it has the script that renews its sections; it has no other. */
  isLive?: boolean
}

/** Signs that turn the direction of what follows: names, branches and findings of teams could make others' look different. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** A page for teams, in the look of the site. */
export const releasesDocument = async (page: ReleasesDocument) =>
  raw(String(await documentOf(page)).replace(turning, ''))

const documentOf = ({ build, lang, title, theme, styles = [], main, isLive }: ReleasesDocument) =>
  html`<!doctype html>
<html lang="${lang}"${theme ? html` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
${build.styles.map(
  ({
    name,
    integrity,
  }) => html`<link rel="stylesheet" href="${assetAddress(name)}" integrity="${integrity}" crossorigin>
`,
)}${['releases.css', ...styles].map(
  (name) => html`<link rel="stylesheet" href="/art/${name}">
`,
)}${
  isLive
    ? html`<script src="${liveScript.address}" integrity="${liveScript.integrity}" crossorigin defer></script>
`
    : ''
}</head>
<body>
<main class="releases">
${main}
</main>
</body>
</html>`
