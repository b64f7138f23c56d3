import type { ReleaseChange, ShellBuild } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { comparePath, type WaitingVersion } from '@calm-rest/releases'
import { html } from 'hono/html'
import { releasesDocument } from './document.ts'
import type { ReleaseFacts, RemoteFacts } from './release-facts.ts'
import { renderingSection } from './rendering-section.ts'
import { vitalsSection } from './vitals-section.ts'
import { waitingSection } from './waiting-section.ts'
import { gateText, kilobytes, treeText, when, whoText, words } from './words.ts'

const changeText = (lang: Lang, { action, gate, version, percent, reason, ...who }: ReleaseChange) => {
  const { t } = words[lang]
  const what = gate ? (`gate-${gate}` as const) : action
  return `${t(`action.${what}`, { version, by: whoText(who), percent })}${reason ? `: ${reason}` : ''}`
}

const healthText = (lang: Lang, { views, failures }: ReleaseFacts['health']) => {
  const { t } = words[lang]
  return views === 0 ? t('noViews') : `${formatNumber(lang, views)} · ${t('failures', { count: failures })}`
}

const sourceText = (lang: Lang, { publisher }: ReleaseFacts) =>
  publisher &&
  [treeText(publisher), publisher.workflow, words[lang].t('published', { by: whoText(publisher) })]
    .filter(Boolean)
    .join(' · ')

const columns = ['version', 'since', 'by', 'source', 'size', 'health', 'gate'] as const
type Column = (typeof columns)[number]
type Cell = string | ReturnType<typeof html>

/** A version that is not live for all links to its comparison with the live one. */
const versionCell = (lang: Lang, remote: string, { channel, version }: ReleaseFacts): Cell => {
  if (channel === 'live') return version
  const address = `${comparePath}?${new URLSearchParams({ [remote]: version, lang })}`
  return html`<a href="${address}">${version}</a>`
}

const releaseRow = (lang: Lang, remote: string, facts: ReleaseFacts) => {
  const { t } = words[lang]
  const cells: [Column, Cell][] = [
    ['version', versionCell(lang, remote, facts)],
    ['since', facts.change ? when(lang, facts.change.at) : ''],
    ['by', facts.change ? whoText(facts.change) : ''],
    ['source', sourceText(lang, facts) ?? ''],
    ['size', kilobytes(lang, facts.scriptBytes)],
    ['health', healthText(lang, facts.health)],
    ['gate', gateText(lang, facts.gate)],
  ]
  return html`<tr>
<th scope="row">${t(facts.channel, { percent: facts.percent })}</th>
${cells.map(
  ([column, text]) => html`<td data-column="${t(column)}">${text}</td>
`,
)}</tr>
`
}

const remoteSection = (lang: Lang, { remote, owner, paths, leftOut, releases, history }: RemoteFacts) => {
  const { t } = words[lang]
  return html`<section aria-labelledby="${remote}">
<h2 id="${remote}">${remote}</h2>
${owner ? html`<p>${t('owner', { owner })}</p>` : ''}
${paths.length > 0 ? html`<p>${t('paths', { paths: paths.join(', ') })}</p>` : ''}
${leftOut.map(({ why, ...one }) => html`<p><strong>${t(`leftOut.${why}`, one)}</strong></p>`)}
${
  releases.length === 0
    ? html`<p>${t('none')}</p>`
    : html`<div class="releases-table" tabindex="0" role="region" aria-label="${t('versions', { remote })}"><table>
<thead><tr><td></td>${columns.map((column) => html`<th scope="col">${t(column)}</th>`)}</tr></thead>
<tbody>${releases.map((facts) => releaseRow(lang, remote, facts))}</tbody>
</table></div>`
}
${renderingSection(lang, remote, releases)}${vitalsSection(lang, remote, releases)}<h3>${t('history')}</h3>
<ul>${history.map((change) => html`<li><time datetime="${change.at}">${when(lang, change.at)}</time> ${changeText(lang, change)}</li>`)}</ul>
</section>
`
}

interface ReleasesPage {
  build: ShellBuild
  lang: Lang
  facts: readonly RemoteFacts[]
  /** In the order in which the gate tries them. */
  waiting: readonly WaitingVersion[]
}

/**
 * /releases: for teams, and for readers who want to know what the page is made of. Works without any script.
 */
export const renderReleasesPage = ({ build, lang, facts, waiting }: ReleasesPage) => {
  const { t } = words[lang]
  const main = html`<p><a href="/">${t('home')}</a></p>
<h1>${t('title')}</h1>
<p>${t('lead')}</p>
${waitingSection(lang, waiting)}
${facts.map((each) => remoteSection(lang, each))}`
  return releasesDocument({ build, lang, title: t('title'), main })
}
