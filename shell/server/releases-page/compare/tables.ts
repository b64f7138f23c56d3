import type { Weight } from '@calm-rest/contract/release-api'
import { actorText } from '@calm-rest/contract/release-api'
import { canHost, contractVersion } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { compareSizes, firstScripts, weigh } from '@calm-rest/releases'
import { html } from 'hono/html'
import { gateText, kilobytes, sourceLines, treeText, when } from '../words.ts'
import { type CompareFacts, type Side, widgetsOf } from './compare-facts.ts'
import { compareFiles, type FileChanges } from './compare-files.ts'
import { words } from './words.ts'

type Cell = string | ReturnType<typeof html>

interface TableRow {
  name: string
  /** One for each column. */
  cells: Cell[]
}

const table = (label: string, columns: readonly string[], rows: readonly TableRow[]) =>
  html`<div class="releases-table compare-table" data-columns="${columns.length}" tabindex="0" role="region" aria-label="${label}"><table>
<thead><tr><td></td>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ name, cells }) => html`<tr>
<th scope="row">${name}</th>
${cells.map(
  (cell) => html`<td>${cell}</td>
`,
)}</tr>
`,
  )}</tbody>
</table></div>`

const contractText = (lang: Lang, { manifest: { contract } }: Side) =>
  canHost(contract) ? contract : words[lang].t('notHosted', { contract, host: contractVersion })

const facts: readonly [name: string, text: (lang: Lang, side: Side) => Cell | undefined][] = [
  ['published', (lang, { publisher }) => publisher && `${actorText(publisher)}, ${when(lang, publisher.at)}`],
  [
    'source',
    (_, { publisher }) => publisher && (sourceLines([treeText(publisher), publisher.workflow]) || undefined),
  ],
  ['gate', (lang, { gate }) => gateText(lang, gate)],
  ['contract', contractText],
  ['react', (_, { manifest }) => manifest.shared.react],
  ['locales', (_, { manifest }) => Object.keys(manifest.locales).sort().join(', ')],
]

/** Publisher, version and required host. */
export const factsSection = ({ live, candidate }: CompareFacts, lang: Lang) => {
  const { t } = words[lang]
  const rows = facts.map(([name, text]) => ({
    name: t(`fact.${name}`),
    cells: [live, candidate].map((side) => (side && text(lang, side)) || '–'),
  }))
  return html`<section aria-labelledby="facts-title">
<h2 id="facts-title">${t('facts')}</h2>
${table(t('factsTable'), [t('live'), t('candidate')], rows)}
${gateChecks(candidate, lang)}
</section>`
}

const gateChecks = ({ gate }: Side, lang: Lang) =>
  gate &&
  html`<details${gate.passed ? '' : html` open`}><summary>${words[lang].t('checks', { count: gate.checks.length })}</summary>
<ul class="compare-checks">${gate.checks.map(
    ({ name, ok, found }) =>
      html`<li data-ok="${String(ok)}"><strong>${words[lang].t(ok ? 'ok' : 'notOk')}</strong> ${name}: ${found}</li>
`,
  )}</ul></details>`

/** A size as it is sent, as a bar of the largest one, and as it was built. */
const sizeCell = (
  lang: Lang,
  { bytes, brotliBytes }: Weight,
  largest: number,
) => html`<div class="compare-size">${kilobytes(lang, brotliBytes)}
<svg class="compare-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round((100 * brotliBytes) / Math.max(largest, 1))}" height="1"/></svg>
<small>${words[lang].t('built', { size: kilobytes(lang, bytes) })}</small></div>`

const changeText = (lang: Lang, before: number, after: number) => {
  if (before === after) return words[lang].t('same')
  const size = kilobytes(lang, after - before, { signDisplay: 'exceptZero', minimumFractionDigits: 1 })
  if (before === 0) return size
  const share = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
  return `${size} (${formatNumber(lang, (after - before) / before, share)})`
}

interface Sizes {
  name: string
  live: Weight
  candidate: Weight
}

const sizesTable = (lang: Lang, label: string, sizes: readonly Sizes[]) => {
  const { t } = words[lang]
  const largest = Math.max(
    ...sizes.flatMap(({ live, candidate }) => [live.brotliBytes, candidate.brotliBytes]),
  )
  const rows = sizes.map(({ name, live, candidate }) => {
    const grows = candidate.brotliBytes > live.brotliBytes
    const change = changeText(lang, live.brotliBytes, candidate.brotliBytes)
    return {
      name,
      cells: [
        sizeCell(lang, live, largest),
        sizeCell(lang, candidate, largest),
        grows ? html`<strong>${change}</strong>` : change,
      ],
    }
  })
  return html`<h3>${label}</h3>
${table(label, [t('live'), t('candidate'), t('change')], rows)}`
}

const none: Weight = { bytes: 0, brotliBytes: 0 }

/** Scripts, words of one language and styles of a widget's first paint. */
const firstPaint = (side: Side | undefined, widget: string, lang: Lang): Weight => {
  const exposed = side?.manifest.exposes[widget]
  if (!side || !exposed) return none
  return weigh(side.manifest, [...firstScripts(side.manifest, widget, lang), ...exposed.styles])
}

const fileList = ({ added, removed, changed }: FileChanges, lang: Lang) => {
  const { t } = words[lang]
  const count = added.length + removed.length + changed.length
  if (count === 0) return html`<p>${t('noFiles')}</p>`
  const lists = Object.entries({ added, removed, changed }).filter(([, names]) => names.length > 0)
  return html`<details><summary>${t('files', { count })}</summary>
<dl class="compare-files">${lists.map(
    ([how, names]) => html`<div><dt>${t(`file.${how}`)}</dt><dd>${names.join(', ')}</dd></div>
`,
  )}</dl></details>`
}

/** Sizes of both, by kind of file and by widget, and the files that differ. */
export const sizesSection = (given: CompareFacts, lang: Lang) => {
  const { t } = words[lang]
  const { live, candidate } = given
  const kinds = compareSizes(live?.manifest, candidate.manifest).map(({ kind, ...sizes }) => ({
    name: t(`kind.${kind}`),
    ...sizes,
  }))
  const widgets = widgetsOf(given).map((name) => ({
    name,
    live: firstPaint(live, name, lang),
    candidate: firstPaint(candidate, name, lang),
  }))
  return html`<section aria-labelledby="sizes-title">
<h2 id="sizes-title">${t('sizes')}</h2>
<p class="compare-note">${t('sizesLead')}</p>
${sizesTable(lang, t('byKind'), kinds)}
${sizesTable(lang, t('byWidget'), widgets)}
${live && fileList(compareFiles(live.manifest, candidate.manifest), lang)}
</section>`
}
