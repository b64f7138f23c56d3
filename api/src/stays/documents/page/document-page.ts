import { createHash } from 'node:crypto'
import type { Lang } from '@calm-rest/contract/widget'
import { html, raw } from 'hono/html'
import type { DocumentText } from '../content.ts'
import { documentWordsIn } from '../print/words.ts'
import { documentStyle } from './style.ts'

type Labelled = DocumentText['sums'][number]

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const styleOf = (accent: string | null) => `:root{--accent:${accent ?? '#8a6d3b'}}${documentStyle}`

/** The page runs no script, loads nothing, and is in no frame. */
export const documentPolicy = ({ accent }: Pick<DocumentText, 'accent'>): string =>
  `default-src 'none'; style-src ${hashOf(styleOf(accent))}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const list = (lines: readonly string[]) => html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`

const pairs = (all: readonly Labelled[], name = '') =>
  all.map(({ label, value }) => html`<div class="${name}"><dt>${label}</dt><dd>${value}</dd></div>`)

const table = ({ columns, sections }: DocumentText) => html`
<table>
<thead><tr><th scope="col">${columns.what}</th><th scope="col">${columns.quantity}</th><th scope="col">${columns.amount}</th></tr></thead>
${sections.map(
  ({ title, rows }) => html`<tbody>
${title && html`<tr><th scope="rowgroup" colspan="3">${title}</th></tr>`}
${rows.map(({ what, quantity, amount }) => html`<tr><td>${what}</td><td>${quantity}</td><td>${amount}</td></tr>`)}
</tbody>`,
)}
</table>`

const head = (lang: Lang, title: string, accent: string | null) => html`<!doctype html>
<html lang="${lang === 'zh' ? 'zh-Hans' : lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(styleOf(accent))}</style>
</head>`

/** What a guest sees whose address opens nothing, such as one that was ended. */
export const goneDocumentPage = (lang: Lang): string => {
  const t = documentWordsIn(lang)
  return html`${head(lang, t('gone'), null)}
<body><main><h1>${t('gone')}</h1><p>${t('goneText')}</p></main></body>
</html>`.toString()
}

/** The page of a document, which shows what its PDF shows. `file` is the address of the PDF. */
export const documentPage = (text: DocumentText, file: string): string => {
  const t = documentWordsIn(text.lang)
  const number = text.facts[0]?.value ?? ''
  return html`${head(text.lang, `${text.title} ${number}`, text.accent)}
<body>
<main>
<h1>${text.title}</h1>
<div class="parties">
<div>${list(text.seller)}</div>
<div><p class="soft">${text.buyer.label}</p>${list(text.buyer.lines)}</div>
</div>
<dl class="facts">${text.facts.map(({ label, value }) => html`<div><dt class="soft">${label}</dt><dd>${value}</dd></div>`)}</dl>
${table(text)}
<dl class="sums">
${pairs(text.sums)}${pairs([text.total], 'total')}
</dl>
${text.other && html`<dl class="sums"><div class="soft">${text.other.title}</div>${pairs(text.other.sums)}</dl>`}
<dl class="sums">${pairs(text.payments)}${text.due && pairs([text.due], 'due')}</dl>
<div class="words">${text.inWords.map(({ label, value }) => html`<p>${label}: ${value}</p>`)}</div>
<div class="notes soft">${text.notes.map((note) => html`<p>${note}</p>`)}</div>
</main>
<nav><a href="${file}" download>${t('pdf')}</a></nav>
</body>
</html>`.toString()
}
