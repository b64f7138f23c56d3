import type { PropertyFacts } from '@calm-rest/contract/api'
import type { SiteTexts } from '@calm-rest/contract/schemas'
import type { OneBundle } from './build.ts'

/**
 * HTML of a client-rendered site that preloads its script, styles, words and fonts, as a good one does, and has the facts
 * and texts of the property, as every page of ours.
 */
export const oneBundlePage = (
  { scripts, styles, fonts, words }: OneBundle,
  facts: PropertyFacts,
  texts: SiteTexts,
) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${styles.map((name) => `<link rel="stylesheet" href="/assets/${name}">`).join('\n')}
${fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" href="/assets/${name}" crossorigin>`).join('\n')}
${scripts.map((name) => `<script defer src="/assets/${name}" crossorigin></script>`).join('\n')}
${words.map((name) => `<link rel="preload" as="script" href="/assets/${name}" crossorigin>`).join('\n')}
<script type="application/json" id="facts">${json(facts)}</script>
<script type="application/json" id="texts">${json({ lang: 'en', ...texts })}</script>
<title>${facts.name}</title>
</head>
<body><div id="site"></div></body>
</html>
`

const json = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
