import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { html } from 'hono/html'
import type { BackendFigures } from '../backends/backend-figures.ts'
import { msText } from './vitals-text.ts'
import { when, words } from './words.ts'

const lastCell = (lang: Lang, { last }: BackendFigures) =>
  last ? html`${when(lang, last.at)}<br><code>${last.message}</code>` : '–'

const cellsOf = (lang: Lang, figures: BackendFigures) =>
  [
    ['backends.requests', formatNumber(lang, figures.requests)],
    ['backends.failed', formatNumber(lang, figures.failed)],
    ['backends.refused', formatNumber(lang, figures.refused)],
    ['backends.p95', figures.p95Ms === undefined ? '–' : msText(lang, figures.p95Ms)],
    ['backends.last', lastCell(lang, figures)],
  ] as const

const columns = ['requests', 'failed', 'refused', 'p95', 'last'] as const

/** How a team's own servers answer the site: how often, how fast, and why not. */
export const backendsSection = (lang: Lang, remote: string, backends: readonly BackendFigures[]) => {
  const { t } = words[lang]
  if (backends.length === 0) return ''
  return html`<section id="backends" aria-labelledby="backends-title">
<h2 id="backends-title">${t('backends.title')}</h2>
<p>${t('backends.lead')}</p>
<div class="releases-table" tabindex="0" role="region" aria-label="${t('backends.of', { remote })}"><table>
<thead><tr><td></td>${columns.map((column) => html`<th scope="col">${t(`backends.${column}`)}</th>`)}</tr></thead>
<tbody>${backends.map(
    (figures) => html`<tr>
<th scope="row">${figures.backend}</th>
${cellsOf(lang, figures).map(
  ([column, text]) => html`<td data-column="${t(column)}">${text}</td>
`,
)}</tr>
`,
  )}</tbody>
</table></div>
</section>
`
}
