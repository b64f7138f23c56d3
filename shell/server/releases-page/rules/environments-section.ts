import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import { gt } from 'semver'
import { holdsWords } from '../overview/search.ts'
import type { OverviewFacts, SectionHtml } from '../section.ts'
import { noValue } from '../states.ts'
import { when, words } from '../words.ts'
import type { EnvironmentFacts } from './environment-facts.ts'

/** What a remote has live in two neighbouring environments. */
interface Pair {
  remote: string
  left: string | undefined
  right: string | undefined
}

/** Remotes that are live in one of two environments only, in one line: a new environment lacks many. */
const onlyText = (lang: Lang, where: string, live: readonly string[]) =>
  live.length === 0 ? [] : [words[lang].t('environments.only', { where, remotes: live.join(', ') })]

/** The differences between two environments, in words. */
const differenceTexts = (lang: Lang, pairs: readonly Pair[], from: string, to: string): string[] => {
  const { t } = words[lang]
  const both = pairs.flatMap(({ remote, left, right }) => {
    if (!left || !right || left === right) return []
    const facts = { remote, version: left, other: right, from, to }
    return t(gt(left, right) ? 'environments.newer' : 'environments.older', facts)
  })
  const onlyLeft = pairs.flatMap(({ remote, left, right }) => (right ? [] : `${remote} ${left}`))
  const onlyRight = pairs.flatMap(({ remote, left, right }) => (left ? [] : `${remote} ${right}`))
  return [...both, ...onlyText(lang, from, onlyLeft), ...onlyText(lang, to, onlyRight)]
}

const differences = (
  lang: Lang,
  remotes: readonly string[],
  left: EnvironmentFacts,
  right: EnvironmentFacts,
  isSearch: boolean,
) => {
  const { t } = words[lang]
  const pairs = remotes.map((remote) => ({
    remote,
    left: left.live.get(remote)?.version,
    right: right.live.get(remote)?.version,
  }))
  const texts = differenceTexts(
    lang,
    pairs.filter((pair) => pair.left || pair.right),
    left.name,
    right.name,
  )
  // a search says nothing about the remotes that it left out
  if (isSearch && texts.length === 0) return ''
  return html`<h3>${t('environments.between', { from: left.name, to: right.name })}</h3>
${texts.length === 0 ? html`<p>${t('environments.same')}</p>` : html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`}
`
}

const environmentCell = (lang: Lang, remote: string, { name, live }: EnvironmentFacts) => {
  const found = live.get(remote)
  return html`<td data-column="${name}">${found ? html`<span>${found.version}${found.since ? html`<small>${when(lang, found.since)}</small>` : ''}</span>` : noValue}</td>
`
}

/** Up to here the table is open. */
const fewRemotes = 12

/** What is live in each environment, and how neighbours differ. */
export const environmentsSection = (lang: Lang, { environments, search }: OverviewFacts): SectionHtml => {
  const { t } = words[lang]
  const all = [...new Set(environments.flatMap(({ live }) => [...live.keys()]))].sort()
  const remotes = all.filter((remote) =>
    holdsWords(search, [
      remote,
      ...environments.flatMap(({ name, live }) => [name, live.get(remote)?.version]),
    ]),
  )
  const here = environments.find(({ isHere }) => isHere)?.name
  if (environments.length < 2 || (search && remotes.length === 0)) return ''
  const names = environments.map(({ name }) => name)
  return html`<section id="environments" aria-labelledby="environments-title">
<h2 id="environments-title">${t('environments.title')}</h2>
<p>${[t('environments.lead', { order: names.join(' → ') }), ...(here ? [t('environments.here', { here })] : [])].join(lang === 'zh' ? '' : ' ')}</p>
${environments.slice(1).map((right, at) => differences(lang, remotes, environments[at] ?? right, right, search !== ''))}
<details${remotes.length > fewRemotes ? '' : html` open`}><summary>${t('environments.table')}</summary>
<div class="releases-table" tabindex="0" role="region" aria-label="${t('environments.table')}"><table>
<thead><tr><th scope="col">${t('overview.remote')}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${remotes.map(
    (remote) => html`<tr><th scope="row">${remote}</th>
${environments.map((one) => environmentCell(lang, remote, one))}</tr>
`,
  )}</tbody>
</table></div></details>
</section>
`
}
