import type { Lang } from '@calm-rest/contract/widget'
import type { Subject } from '@calm-rest/releases'
import { html } from 'hono/html'
import type { OverviewFacts, SectionHtml } from '../section.ts'
import { gateState, healthState, noValue, stateTag } from '../states.ts'
import { compareAddress, remoteAddress } from '../story/addresses.ts'
import type { PublishedVersion } from '../story/story-facts.ts'
import { treeText, when, words } from '../words.ts'
import type { OverviewRow, ShownVersion } from './overview-facts.ts'
import type { Found } from './search.ts'

const columns = ['live', 'since', 'overview.canary', 'overview.health', 'gate', 'overview.waiting'] as const

const canaryCell = (lang: Lang, remote: string, canary: ShownVersion | undefined) =>
  canary
    ? html`<a href="${compareAddress(lang, remote, canary.version)}">${canary.version}</a> ${stateTag('open', words[lang].t('overview.share', { percent: canary.percent }))}`
    : noValue

const waitingCell = (lang: Lang, { waiting }: OverviewRow) => {
  const [first] = waiting
  if (!first) return noValue
  return stateTag(
    'open',
    words[lang].t('overview.waits', { count: waiting.length, version: first.version, place: first.place }),
  )
}

const rowCells = (lang: Lang, row: OverviewRow) => {
  const { remote, live, canary } = row
  return [
    live ? html`<strong>${live.version}</strong>` : noValue,
    live?.since ? html`<time datetime="${live.since}">${when(lang, live.since)}</time>` : noValue,
    canaryCell(lang, remote, canary),
    live ? healthState(lang, live.health) : noValue,
    live ? gateState(lang, live.gate) : noValue,
    waitingCell(lang, row),
  ]
}

const foundVersion = (lang: Lang, remote: string, { version, publisher }: PublishedVersion) =>
  html`<li><a href="${remoteAddress(lang, remote)}#v-${version}">${version}</a>${publisher ? html` <small>${treeText(publisher)}</small>` : ''}</li>
`

const foundUse = (lang: Lang, remote: string, subject: Subject) =>
  html`<li><a href="${remoteAddress(lang, remote)}#${subject.startsWith('flag:') ? 'flags' : 'uses'}">${subject}</a></li>
`

/** Why a search found the remote, where it is neither its name nor its team. */
const foundFor = (lang: Lang, { row: { remote }, versions, uses }: Found) =>
  versions.length + uses.length === 0
    ? ''
    : html`<ul class="releases-found" aria-label="${words[lang].t('overview.found', { remote })}">${[
        ...versions.map((one) => foundVersion(lang, remote, one)),
        ...uses.map((one) => foundUse(lang, remote, one)),
      ]}</ul>`

const remoteRow = (lang: Lang, found: Found) => {
  const { row } = found
  return html`<tr id="${row.remote}">
<th scope="row"><a href="${remoteAddress(lang, row.remote)}">${row.remote}</a>${row.owner ? html`<small>${row.owner}</small>` : ''}${foundFor(lang, found)}</th>
${rowCells(lang, row).map(
  (cell, at) => html`<td data-column="${words[lang].t(columns[at] ?? 'live')}">${cell}</td>
`,
)}</tr>
`
}

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
