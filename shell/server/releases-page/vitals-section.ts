import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { type Estimate, goodUpTo, metrics, type VitalsSummary } from '@calm-rest/releases'
import { html } from 'hono/html'
import type { ReleaseFacts } from './release-facts.ts'
import { noValue } from './states.ts'
import { type Charted, valueText } from './vitals-text.ts'
import { words } from './words.ts'

const charts: readonly Charted[] = [...metrics, 'failed']

/** One bar of a chart. */
interface Bar {
  release: ReleaseFacts
  estimate: Estimate
  views: number
}

const barOf = (release: ReleaseFacts, charted: Charted): Bar | undefined => {
  const { p75, failed, views } = release.vitals.whole
  const estimate = charted === 'failed' ? failed && { ...failed, views } : p75[charted]
  return estimate && { release, estimate, views: estimate.views }
}

const goodOf = (charted: Charted) => (charted === 'failed' ? undefined : goodUpTo[charted])

/** Bars are drawn on a scale of a hundred units, with some space after the longest. */
const drawnTo = 100
const air = 1.08

/** A bar to the value, over it a line along its interval; a mark where good ends. */
const drawing = ({ release, estimate }: Bar, most: number, good: number | undefined) => {
  const x = (value: number) => ((value / most) * drawnTo).toFixed(2)
  return html`<svg class="vital-bar" data-channel="${release.channel}" viewBox="0 0 ${drawnTo} 12" preserveAspectRatio="none" aria-hidden="true">
<rect y="2" height="8" width="${x(estimate.value)}"/>
<path d="M${x(estimate.low)} 6H${x(estimate.high)}M${x(estimate.low)} 4v4M${x(estimate.high)} 4v4"/>
${good === undefined ? '' : html`<line x1="${x(good)}" x2="${x(good)}" y1="0" y2="12"/>`}</svg>`
}

const barRow = (lang: Lang, charted: Charted, bar: Bar, most: number) => {
  const { t } = words[lang]
  const { release, estimate, views } = bar
  const [value, low, high] = [estimate.value, estimate.low, estimate.high].map((one) =>
    valueText(lang, charted, one),
  )
  return html`<li>
<span>${t(`channel.${release.channel}`)} ${release.version}</span> <strong>${value}</strong>
${drawing(bar, most, goodOf(charted))}
<small>${t('vitals.interval', { low, high })} · ${t('vitals.visits', { count: views, shown: formatNumber(lang, views) })}</small>
</li>
`
}

const chart = (lang: Lang, charted: Charted, releases: readonly ReleaseFacts[]) => {
  const { t } = words[lang]
  const bars = releases.flatMap((release) => barOf(release, charted) ?? [])
  const good = goodOf(charted)
  const most = Math.max(...bars.map(({ estimate }) => estimate.high), good ?? 0, Number.MIN_VALUE) * air
  return html`<figure>
<figcaption>${t(`vitals.${charted}`)}${good === undefined ? '' : html` <small>${t('vitals.good', { limit: valueText(lang, charted, good) })}</small>`}</figcaption>
${bars.length === 0 ? html`<p>${t('vitals.nothing')}</p>` : html`<ul>${bars.map((bar) => barRow(lang, charted, bar, most))}</ul>`}
</figure>
`
}

const widgetCells = (lang: Lang, { views, p75, handlerErrors, rejections }: VitalsSummary) => [
  ['vitals.views', formatNumber(lang, views)] as const,
  ...metrics.map((metric) => {
    const estimate = p75[metric]
    return [`vitals.${metric}`, estimate ? valueText(lang, metric, estimate.value) : noValue] as const
  }),
  ['vitals.handlerErrors', formatNumber(lang, handlerErrors)] as const,
  ['vitals.rejections', formatNumber(lang, rejections)] as const,
]

const byWidget = (lang: Lang, remote: string, releases: readonly ReleaseFacts[]) => {
  const { t } = words[lang]
  const rows = releases.flatMap(({ version, vitals }) =>
    vitals.widgets.map(({ widget, ...summary }) => ({ widget, version, cells: widgetCells(lang, summary) })),
  )
  const [first] = rows
  if (!first) return ''
  const columns = ['version', ...first.cells.map(([column]) => column)]
  return html`<details>
<summary>${t('vitals.byWidget')}</summary>
<div class="releases-table" tabindex="0" role="region" aria-label="${t('vitals.widgetsOf', { remote })}"><table>
<thead><tr><td></td>${columns.map((column) => html`<th scope="col">${t(column)}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ widget, version, cells }) => html`<tr>
<th scope="row">${widget}</th>
${[['version', version] as const, ...cells].map(
  ([column, text]) => html`<td data-column="${t(column)}">${text}</td>
`,
)}</tr>
`,
  )}</tbody>
</table></div>
</details>
`
}

const errorList = (lang: Lang, releases: readonly ReleaseFacts[]) => {
  const { t } = words[lang]
  const errors = releases.flatMap(({ version, vitals }) => vitals.errors.map((one) => ({ version, ...one })))
  if (errors.length === 0) return ''
  return html`<h3>${t('vitals.errors')}</h3>
<ul>${errors.map(
    ({ version, error, views, composition }) =>
      html`<li><code>${error}</code> ${version}, ${t('vitals.visits', { count: views, shown: formatNumber(lang, views) })}, <a href="/?composition=${composition}">${t('vitals.composition')}</a></li>
`,
  )}</ul>
`
}

/** Web vitals of a remote's releases, side by side. */
export const vitalsSection = (lang: Lang, remote: string, releases: readonly ReleaseFacts[]) => {
  const { t } = words[lang]
  if (releases.length === 0) return ''
  const isVisited = releases.some(({ vitals }) => vitals.whole.views > 0)
  return html`<section id="vitals" aria-labelledby="vitals-title">
<h2 id="vitals-title">${t('vitals.title')}</h2>
<p>${t(isVisited ? 'vitals.lead' : 'vitals.none')}</p>
${
  isVisited
    ? html`<div class="vitals">${charts.map((charted) => chart(lang, charted, releases))}</div>
${errorList(lang, releases)}${byWidget(lang, remote, releases)}`
    : ''
}</section>
`
}
