import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import type { OverviewFacts, SectionHtml } from '../section.ts'
import { gateState, healthState, stateTag } from '../states.ts'
import { compareAddress, remoteAddress } from '../story/addresses.ts'
import type { VersionFacts } from '../story/story-facts.ts'
import { treeText, when, words } from '../words.ts'
import type { OverviewRow, ShownVersion } from './overview-facts.ts'
import type { Found } from './search.ts'

const columns = ['live', 'since', 'overview.canary', 'overview.health', 'gate', 'overview.waiting'] as const

/** Stands where a remote has nothing of the kind. */
const nothing = html`<span class="releases-none">–</span>`

const canaryCell = (lang: Lang, remote: string, canary: ShownVersion | undefined) =>
  canary
    ? html`<a href="${compareAddress(lang, remote, canary.version)}">${canary.version}</a> ${stateTag('open', words[lang].t('overview.share', { percent: canary.percent }))}`
    : nothing

const waitingCell = (lang: Lang, { waiting }: OverviewRow) => {
  const [first] = waiting
  if (!first) return nothing
  return stateTag(
    'open',
    words[lang].t('overview.waits', { count: waiting.length, version: first.version, place: first.place }),
  )
}

const rowCells = (lang: Lang, row: OverviewRow) => {
  const { remote, live, canary } = row
  return [
    live ? html`<strong>${live.version}</strong>` : nothing,
    live?.since ? html`<time datetime="${live.since}">${when(lang, live.since)}</time>` : nothing,
    canaryCell(lang, remote, canary),
    live ? healthState(lang, live.health) : nothing,
    live ? gateState(lang, live.gate) : nothing,
    waitingCell(lang, row),
  ]
}

/** The versions for which a search found the remote. */
const foundVersions = (lang: Lang, remote: string, versions: readonly VersionFacts[]) =>
  versions.length === 0
    ? ''
    : html`<ul class="releases-found" aria-label="${words[lang].t('overview.found', { remote })}">${versions.map(
        ({ version, publisher }) =>
          html`<li><a href="${remoteAddress(lang, remote)}#v-${version}">${version}</a>${publisher ? html` <small>${treeText(publisher)}</small>` : ''}</li>
`,
      )}</ul>`

const remoteRow = (lang: Lang, { row, versions }: Found) => html`<tr id="${row.remote}">
<th scope="row"><a href="${remoteAddress(lang, row.remote)}">${row.remote}</a>${row.owner ? html`<small>${row.owner}</small>` : ''}${foundVersions(lang, row.remote, versions)}</th>
${rowCells(lang, row).map(
  (cell, at) => html`<td data-column="${words[lang].t(columns[at] ?? 'live')}">${cell}</td>
`,
)}</tr>
`

/** Every remote in a row: what is live, and how it does. */
export const remotesSection = (lang: Lang, { found, search }: OverviewFacts): SectionHtml => {
  const { t } = words[lang]
  const heading = html`<h2 id="remotes-title">${t('overview.remotes')}</h2>`
  const nothingFound = html`<p>${search ? t('overview.nothingFound', { search }) : t('none')}</p>`
  return html`<section class="releases-overview" id="remotes" aria-labelledby="remotes-title">
${heading}
${
  found.length === 0
    ? nothingFound
    : html`<div class="releases-table" tabindex="0" role="region" aria-label="${t('overview.table')}"><table>
<thead><tr><th scope="col">${t('overview.remote')}</th>${columns.map((column) => html`<th scope="col">${t(column)}</th>`)}</tr></thead>
<tbody>${found.map((one) => remoteRow(lang, one))}</tbody>
</table></div>`
}
</section>
`
}
