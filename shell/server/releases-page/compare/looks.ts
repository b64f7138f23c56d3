import { actorText } from '@calm-rest/contract/release-api'
import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { type Look, type LooksRecord, picturesIdOf } from '@calm-rest/releases'
import { html } from 'hono/html'
import { langNames, when } from '../words.ts'
import type { CompareFacts } from './compare-facts.ts'
import { words } from './words.ts'

const pictures = ['before', 'after', 'marked'] as const

const isLang = (lang: string): lang is Lang => Object.hasOwn(langNames, lang)

const lookItem = (lang: Lang, look: Look) => {
  const { t } = words[lang]
  const share = formatNumber(lang, look.share, { style: 'percent', maximumFractionDigits: 1 })
  const language = isLang(look.lang) ? langNames[look.lang] : look.lang
  const title = t('looks.one', { widget: look.widget, language, width: look.width, share })
  if (look.after === '')
    return html`<li><h3>${title}</h3><p>${t('looks.tooLarge')}</p></li>
`
  return html`<li><h3>${title}</h3>
<div class="compare-looks" tabindex="0" role="region" aria-label="${title}">${pictures.map(
    (name) => html`<figure><figcaption>${t(`looks.${name}`)}</figcaption>
<img src="data:image/webp;base64,${look[name]}" alt="${t(`looks.${name}`)}: ${title}" loading="lazy"></figure>
`,
  )}</div></li>
`
}

const approvalText = (lang: Lang, record: LooksRecord) => {
  const { t } = words[lang]
  const { approved, needsApproval, remote, version } = record
  const pictures = picturesIdOf(record)
  if (approved)
    return html`<p>${t('looks.approved', { by: actorText(approved), when: when(lang, approved.at) })}</p>`
  return html`<p>${t(needsApproval ? 'looks.needed' : 'looks.remark')}</p>
${
  needsApproval
    ? html`<pre>npx calm-rest-remote approve-look ${version} --pictures ${pictures}</pre>
<p>${t('looks.byPlatform')}</p>
<pre>npm run release -- approve-look ${remote} ${version} --pictures ${pictures}</pre>
<p class="compare-note">${t('looks.noForm')}</p>`
    : ''
}`
}

/** Where the gate saw the candidate look different from the live version: before, after, and what differs. */
export const looksSection = ({ looks }: CompareFacts, lang: Lang) => {
  if (!looks || looks.looks.length === 0) return ''
  return html`<section id="looks" aria-labelledby="looks-title">
<h2 id="looks-title">${words[lang].t('looks.title', { live: looks.live })}</h2>
${approvalText(lang, looks)}
<ul class="compare-look-list">${looks.looks.map((look) => lookItem(lang, look))}</ul>
</section>
`
}
