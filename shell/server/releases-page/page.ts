import { hotel } from '@calm-rest/contract/hotel'
import type { ReleaseChange, ShellBuild } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDateTime, formatNumber } from '@calm-rest/i18n'
import { html } from 'hono/html'
import { assetAddress } from '../document/asset-address.ts'
import type { ReleaseFacts, RemoteFacts } from './release-facts.ts'
import { vitalsSection } from './vitals-section.ts'
import { words } from './words.ts'

const when = (lang: Lang, iso: string) =>
  formatDateTime(lang, iso, hotel.timeZone, { dateStyle: 'medium', timeStyle: 'short' })

/** Enough of a commit to find it. */
const commitChars = 12

/** Who acted, with the grant that allowed it. */
const whoText = ({ by, grant }: { by: string; grant?: string | undefined }) =>
  grant ? `${by} (${grant})` : by

const changeText = (lang: Lang, { action, version, percent, reason, ...who }: ReleaseChange) => {
  const { t } = words[lang]
  return `${t(`action.${action}`, { version, by: whoText(who), percent })}${reason ? `: ${reason}` : ''}`
}

const gateText = (lang: Lang, { gate }: ReleaseFacts) => {
  const { t } = words[lang]
  if (!gate) return t('untried')
  const failed = gate.checks.filter(({ ok }) => !ok).map(({ name }) => name)
  return gate.passed ? t('passed', { count: gate.checks.length }) : t('failed', { checks: failed.join(', ') })
}

const healthText = (lang: Lang, { views, failures }: ReleaseFacts['health']) => {
  const { t } = words[lang]
  return views === 0 ? t('noViews') : `${formatNumber(lang, views)} · ${t('failures', { count: failures })}`
}

const sourceText = (lang: Lang, { publisher }: ReleaseFacts) => {
  if (!publisher) return ''
  const { repository, commit, workflow } = publisher
  const tree = [repository, commit?.slice(0, commitChars)].filter(Boolean).join('@')
  return [tree, workflow, words[lang].t('published', { by: whoText(publisher) })].filter(Boolean).join(' · ')
}

const columns = ['version', 'since', 'by', 'source', 'size', 'health', 'gate'] as const
type Column = (typeof columns)[number]

const releaseRow = (lang: Lang, facts: ReleaseFacts) => {
  const { t } = words[lang]
  const cells: [Column, string][] = [
    ['version', facts.version],
    ['since', facts.change ? when(lang, facts.change.at) : ''],
    ['by', facts.change ? whoText(facts.change) : ''],
    ['source', sourceText(lang, facts)],
    ['size', `${formatNumber(lang, facts.scriptBytes / 1024, { maximumFractionDigits: 1 })} KB`],
    ['health', healthText(lang, facts.health)],
    ['gate', gateText(lang, facts)],
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
<tbody>${releases.map((facts) => releaseRow(lang, facts))}</tbody>
</table></div>`
}
${vitalsSection(lang, remote, releases)}<h3>${t('history')}</h3>
<ul>${history.map((change) => html`<li><time datetime="${change.at}">${when(lang, change.at)}</time> ${changeText(lang, change)}</li>`)}</ul>
</section>
`
}

/** /releases: for teams, and for whoever wants to know what this page is made of. Works without any script. */
export const renderReleasesPage = (build: ShellBuild, lang: Lang, remotes: readonly RemoteFacts[]) => {
  const { t } = words[lang]
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${t('title')} · Calm Rest</title>
${build.styles.map(
  ({
    name,
    integrity,
  }) => html`<link rel="stylesheet" href="${assetAddress(name)}" integrity="${integrity}" crossorigin>
`,
)}<link rel="stylesheet" href="/art/releases.css">
</head>
<body>
<main class="releases">
<p><a href="/">${t('home')}</a></p>
<h1>${t('title')}</h1>
<p>${t('lead')}</p>
${remotes.map((facts) => remoteSection(lang, facts))}
</main>
</body>
</html>`
}
