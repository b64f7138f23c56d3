import type { Lang } from '@calm-rest/contract/widget'
import { elementMarkup, loaderTag } from '@calm-rest/embed/snippet'
import { html, raw } from 'hono/html'
import type { Choice } from '../../src/screens/partners/choice.ts'
import { elementsOf } from '../../src/screens/partners/elements-of.ts'
import type { HostilePage } from '../../src/screens/partners/hostile-pages.ts'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

const words = { en, de, zh }

interface Playground {
  lang: Lang
  choice: Choice
  host: HostilePage | undefined
  /** Origin of the site. */
  site: string
  /** Path of the loader. */
  loader: string
}

/**
 * Policy of the playground: it loads from itself and the site alone, no string becomes markup or code, and only our own
 * page may frame it.
 */
export const playgroundPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * A page around the elements that a partner chose, with the style sheet of a host. Links lead to a tab of their own. Its
 * heading is of the second level, below those of the screen that it is shown in.
 */
export const playgroundPage = ({ lang, choice, host, site, loader }: Playground) => {
  const t = (key: keyof typeof en) => words[lang][key]
  const elements = elementsOf(host?.strict ? { ...choice, isolation: 'strict' } : choice)
  const markup = elements.map((element) => elementMarkup(element, { site, lang })).join('\n')
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('title')}</title>
<base target="_blank">
<link rel="icon" href="/art/favicon.svg">
<link rel="stylesheet" href="/partners/playground/page.css">
${
  host
    ? html`<link rel="stylesheet" href="/partners/playground/${host.name}.css">
`
    : ''
}<script type="module" src="/partners/playground/page.js"></script>
${raw(loaderTag({ url: loader }))}
</head>
<body>
<article>
<h2>${t('heading')}</h2>
<p>${t('text')}</p>
${raw(markup)}
</article>
</body>
</html>`
}
