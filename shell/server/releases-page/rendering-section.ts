import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { html } from 'hono/html'
import type { RenderFigures } from '../rendering/render-figures.ts'
import type { ReleaseFacts } from './release-facts.ts'
import { msText } from './vitals-text.ts'
import { when, words } from './words.ts'

const lastCell = (lang: Lang, { last }: RenderFigures) =>
  last
    ? html`${when(lang, last.at)}: ${words[lang].t(`rendering.kind.${last.kind}`)}${last.message ? html`<br><code>${last.message}</code>` : ''}`
    : '–'

const cellsOf = (lang: Lang, figures: RenderFigures) =>
  [
    ['rendering.renders', formatNumber(lang, figures.renders)],
    ['rendering.failures', formatNumber(lang, figures.failures)],
    ['rendering.p95', figures.p95Ms === undefined ? '–' : msText(lang, figures.p95Ms)],
    ['rendering.last', lastCell(lang, figures)],
  ] as const

const columns = [
  'version',
  'rendering.renders',
  'rendering.failures',
  'rendering.p95',
  'rendering.last',
] as const

/** How the server renders a remote's widgets: how often, how fast, and why it left them to the browser. */
export const renderingSection = (lang: Lang, remote: string, releases: readonly ReleaseFacts[]) => {
  const { t } = words[lang]
  const rows = releases.flatMap(({ version, rendering }) =>
    rendering.map((figures) => ({ version, figures })),
  )
  if (rows.length === 0) return ''
  return html`<section id="rendering" aria-labelledby="rendering-title">
<h2 id="rendering-title">${t('rendering.title')}</h2>
<p>${t('rendering.lead')}</p>
<div class="releases-table" tabindex="0" role="region" aria-label="${t('rendering.of', { remote })}"><table>
<thead><tr><td></td>${columns.map((column) => html`<th scope="col">${t(column)}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ version, figures }) => html`<tr>
<th scope="row">${figures.widget}</th>
<td data-column="${t('version')}">${version}</td>
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
