import type { Lang } from '@calm-rest/contract/widget'
import { localeOf } from '@calm-rest/i18n'
import { html, raw } from 'hono/html'
import { addressTags, descriptionTag, type HeadTag, pageMark } from '../../src/head/page-tags.ts'
import { inlineJson } from '../html/inline-json.ts'
import type { PageLook } from '../look/page-look.ts'
import { previewSize } from '../social/draw.ts'
import type { Head } from './head.ts'

/** Elements of the head that are the same on every page, except for the installable app. */
export const siteTags = (
  { icons, themeColors }: Pick<PageLook, 'icons' | 'themeColors'>,
  appManifest = '/site.webmanifest',
) => html`<meta name="theme-color" content="${themeColors.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColors.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${icons.icon192}" type="image/png" sizes="192x192">
${icons.svg && html`<link rel="icon" href="${icons.svg}" type="image/svg+xml" sizes="any">\n`}<link rel="apple-touch-icon" href="${icons.touch}">
<link rel="manifest" href="${appManifest}">`

/** Elements that describe one page; in the browser the next screen replaces them (src/head/document-head.ts). */
export const headTags = (head: Head, lang: Lang) => {
  const { title, description, addresses, data } = head
  const tags = [
    ...(description ? [descriptionTag(description)] : []),
    ...addressTags(addresses),
    ...previewTags(head, lang),
  ]
  return html`<title>${title}</title>
${tags.map(toHtml)}${data && html`<script type="application/ld+json" ${raw(pageMark)}>${raw(inlineJson(data))}</script>`}`
}

const toHtml = ({ tag, attributes }: HeadTag) => {
  const written = Object.entries(attributes).map(([name, value]) => html` ${raw(name)}="${value}"`)
  return html`<${raw(tag)}${written} ${raw(pageMark)}>\n`
}

/** Open Graph for link previews, and Twitter's additional tags. */
const previewTags = (head: Head, lang: Lang): HeadTag[] => {
  const properties: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', head.siteName],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.addresses?.canonical],
    ['og:locale', graphLocale(lang)],
    ...head.languages
      .filter((other) => other !== lang)
      .map((other): [string, string] => ['og:locale:alternate', graphLocale(other)]),
    ['og:image', head.image.url],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(previewSize.width)],
    ['og:image:height', String(previewSize.height)],
    ['og:image:alt', head.image.text],
  ]
  return [
    ...properties.flatMap(([property, content]): HeadTag[] =>
      content === undefined ? [] : [{ tag: 'meta', attributes: { property, content } }],
    ),
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ]
}

/** Open Graph writes en_GB where HTML writes en-GB. */
const graphLocale = (lang: Lang) => localeOf(lang).replace('-', '_')
