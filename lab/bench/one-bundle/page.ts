import type { PropertyFacts } from '@calm-rest/contract/api'
import type { OneBundle } from './build.ts'

/**
 * HTML of a client-rendered site that preloads its script, styles, words and fonts, as a good one does, and has the facts
 * of the property, as every page of ours.
 */
export const oneBundlePage = (
  { scripts, styles, fonts, words }: OneBundle,
  facts: PropertyFacts,
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
<script type="application/json" id="facts">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>
<title>${facts.name}</title>
</head>
<body><div id="site"></div></body>
</html>
`
