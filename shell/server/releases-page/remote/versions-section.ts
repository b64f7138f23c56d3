import { actorText } from '@calm-rest/contract/release-api'
import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import type { RemoteFacts } from '../release-facts.ts'
import type { SectionHtml } from '../section.ts'
import { gateState, noValue } from '../states.ts'
import { compareAddress, previewAddress } from '../story/addresses.ts'
import type { VersionFacts } from '../story/story-facts.ts'
import { treeText, when, words } from '../words.ts'

const columns = ['versionsOf.status', 'gate', 'versionsOf.published', 'versionsOf.look'] as const

const statusWords = { promoted: 'promoted', withdrawn: 'withdrawn', published: 'publishedOnly' } as const

/** Only a version that is or was live is shown without a signature. */
const lookCell = (lang: Lang, remote: string, { version, status }: VersionFacts) => {
  const { t } = words[lang]
  if (status === 'published') return t('versionsOf.bySignature')
  if (status === 'withdrawn') return t('versionsOf.nowhere')
  return html`<span class="releases-links"><a href="${previewAddress(lang, remote, version)}" aria-label="${t('versionsOf.openOne', { version })}">${t('versionsOf.open')}</a>
<a href="${compareAddress(lang, remote, version)}" aria-label="${t('versionsOf.compareOne', { version })}">${t('versionsOf.compare')}</a></span>`
}

const publishedCell = (lang: Lang, { publisher }: VersionFacts) =>
  publisher
    ? html`${when(lang, publisher.at)}, ${actorText(publisher)}${treeText(publisher) ? html`<small>${treeText(publisher)}</small>` : ''}`
    : noValue

const versionRow = (lang: Lang, { remote, releases }: RemoteFacts, facts: VersionFacts) => {
  const { t } = words[lang]
  const { version, status, gate } = facts
  const named = releases.find((release) => release.version === version)
  const cells = [
    named ? t(named.channel, { percent: named.percent }) : t(`versionsOf.${statusWords[status]}`),
    gateState(lang, gate),
    publishedCell(lang, facts),
    lookCell(lang, remote, facts),
  ]
  return html`<tr id="v-${version}">
<th scope="row">${version}</th>
${cells.map(
  (cell, at) => html`<td data-column="${t(columns[at] ?? 'version')}">${cell}</td>
`,
)}</tr>
`
}

/** Every version that the history names, with its ways to be seen. */
export const versionsSection = (lang: Lang, facts: RemoteFacts): SectionHtml => {
  const { t } = words[lang]
  if (facts.versions.length === 0) return ''
  return html`<section id="versions" aria-labelledby="versions-title">
<h2 id="versions-title">${t('versionsOf.title')}</h2>
<div class="releases-table" tabindex="0" role="region" aria-label="${t('versionsOf.table', { remote: facts.remote })}"><table>
<thead><tr><th scope="col">${t('version')}</th>${columns.map((column) => html`<th scope="col">${t(column)}</th>`)}</tr></thead>
<tbody>${facts.versions.map((one) => versionRow(lang, facts, one))}</tbody>
</table></div>
</section>
`
}
