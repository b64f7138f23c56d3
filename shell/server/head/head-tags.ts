import { hotel } from '@calm-rest/contract/hotel'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { localeOf } from '@calm-rest/i18n'
import { html, raw } from 'hono/html'
import { ofThisPage } from '../../src/head/of-this-page.ts'
import { previewSize } from '../social/draw.ts'
import { themeColors } from '../theme-colors.ts'
import type { Head } from './head.ts'
import { inlineJson } from './structured/inline-json.ts'

const mark = raw(ofThisPage)

/** What holds for every page of the site. */
export const siteTags = html`<meta name="theme-color" content="${themeColors.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColors.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/art/icon-192.png" type="image/png" sizes="192x192">
<link rel="icon" href="/art/favicon.svg" type="image/svg+xml" sizes="any">
<link rel="apple-touch-icon" href="/art/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">`

/** What holds for this page; the browser takes the marked ones away when the visitor goes on (src/head/page-head.ts). */
export const headTags = (head: Head, lang: Lang) => html`<title>${head.title}</title>
${head.description && html`<meta name="description" content="${head.description}" ${mark}>`}
${head.addresses ? addressTags(head.addresses) : html`<meta name="robots" content="noindex" ${mark}>`}
${previewTags(head, lang)}
${head.data && html`<script type="application/ld+json" ${mark}>${raw(inlineJson(head.data))}</script>`}`

const addressTags = ({
  canonical,
  alternates,
}: NonNullable<Head['addresses']>) => html`<link rel="canonical" href="${canonical}" ${mark}>
${alternates.map(({ hreflang, href }) => html`<link rel="alternate" hreflang="${hreflang}" href="${href}" ${mark}>\n`)}`

const previewTags = (head: Head, lang: Lang) => {
  const properties: [string, string | number | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', hotel.name],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.addresses?.canonical],
    ['og:locale', graphLocale(lang)],
    ...langs
      .filter((other) => other !== lang)
      .map((other): [string, string] => ['og:locale:alternate', graphLocale(other)]),
    ['og:image', head.image.url],
    ['og:image:type', 'image/png'],
    ['og:image:width', previewSize.width],
    ['og:image:height', previewSize.height],
    ['og:image:alt', head.image.text],
  ]
  return html`${properties
    .filter(([, content]) => content !== undefined)
    .map(
      ([property, content]) => html`<meta property="${property}" content="${content}" ${mark}>\n`,
    )}<meta name="twitter:card" content="summary_large_image" ${mark}>`
}

/** Open Graph writes en_GB where HTML writes en-GB. */
const graphLocale = (lang: Lang) => localeOf(lang).replace('-', '_')
