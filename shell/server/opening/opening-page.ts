import type { PropertyFacts } from '@calm-rest/contract/api'
import { drawingOf } from '@calm-rest/contract/drawings'
import type { Lang } from '@calm-rest/contract/widget'
import { createWordsInstance } from '@calm-rest/i18n'
import { html, raw } from 'hono/html'
import type { TFunction } from 'i18next'
import { languageNames } from '../../src/site/language-names.ts'
import type { SiteStage } from '../content-api/content-api.ts'
import { iconsOf } from '../look/page-look.ts'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

const words = {
  en: createWordsInstance('en', en),
  de: createWordsInstance('de', de),
  zh: createWordsInstance('zh', zh),
}

/** In addition to the style of a page that needs no build. */
export const openingCss =
  '.beach{inline-size:100%;block-size:auto;margin-block-start:clamp(1.5rem,6vw,3rem);border-radius:1rem}' +
  'main p{margin-block-start:1rem}[href^=tel]{white-space:nowrap}'

/** Why guests cannot book. */
export type Closed = Exclude<SiteStage, 'open'>

interface OpeningPage {
  stage: Closed
  lang: Lang
  /** Style sheet of the page. */
  css: string
  /** The property, as last known. */
  facts: Pick<PropertyFacts, 'name' | 'phone' | 'email' | 'languages' | 'look'>
}

/** What guests read until the property opens, and while it takes no bookings. */
export const openingPage = ({ stage, lang, css, facts }: OpeningPage): string => {
  const { t } = words[lang]
  const { svg, icon192 } = iconsOf(facts.look)
  const icon = svg ?? icon192
  return String(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${t(`${stage}.title`)} · ${facts.name}</title>
<link rel="icon" href="${icon}">
<style>${raw(css)}</style>
</head>
<body>
<header>
<span class="name">${facts.name}</span>
${facts.languages.length > 1 ? languageLinks(t, lang, facts.languages) : ''}
</header>
<main>
<h1>${t(`${stage}.title`)}</h1>
<p>${t(`${stage}.text`)}</p>
${contact(t, stage, facts)}
<img class="beach" src="${drawingOf(facts.look, 'view')}" alt="" width="1200" height="600">
</main>
</body>
</html>
`)
}

const languageLinks = (t: TFunction, lang: Lang, languages: readonly Lang[]) =>
  html`<nav aria-label="${t('language')}"><ul class="langs">${languages.map(
    (one) =>
      html`<li><a href="?lang=${one}" lang="${one}" hreflang="${one}"${one === lang ? raw(' aria-current="true"') : ''}>${languageNames[one]}</a></li>
`,
  )}</ul></nav>`

/** The ways to reach the property, as links: those that it has. */
const contact = (t: TFunction, stage: Closed, { phone, email }: OpeningPage['facts']) => {
  const call = phone && html`<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`
  const write = email && html`<a href="mailto:${email}">${email}</a>`
  if (!call || !write) return (call || write) && html`<p>${call || write}</p>`
  // placeholders of the text, replaced by links
  const [before = '', between = '', after = ''] = t(`${stage}.contact`, { phone: '\n', email: '\n' }).split(
    '\n',
  )
  return html`<p>${before}${call}${between}${write}${after}</p>`
}
