import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import type { RemoteFacts } from '../release-facts.ts'
import type { SectionHtml } from '../section.ts'
import { noValue, stateTag } from '../states.ts'
import { when, words } from '../words.ts'
import type { FlagFacts } from './flag-facts.ts'

const columns = ['flags.everybody', 'flags.live', 'flags.canary', 'flags.since'] as const

const ruleCell = (lang: Lang, { flag }: FlagFacts, channel: 'stable' | 'canary') => {
  const rule = flag?.channels[channel]
  if (!rule) return noValue
  const { value, percent } = rule
  return html`<span><code>${String(value)}</code>${percent === 100 ? '' : html` ${words[lang].t('overview.share', { percent })}`}</span>`
}

const flagRow = (lang: Lang, facts: FlagFacts) => {
  const { t } = words[lang]
  const { name, flag } = facts
  const cells = [
    flag ? html`<code>${String(flag.value)}</code>` : html`<span>${t('flags.unset')}</span>`,
    ruleCell(lang, facts, 'stable'),
    ruleCell(lang, facts, 'canary'),
    flag ? html`<span>${when(lang, flag.changedAt)}<small>${flag.changedBy}</small></span>` : noValue,
  ]
  return html`<tr><th scope="row">${name}</th>
${cells.map(
  (cell, at) => html`<td data-column="${t(columns[at] ?? 'flags.since')}">${cell}</td>
`,
)}</tr>
`
}

/** Flags that guests' releases read: their values, who gets them, and since when. */
export const flagsSection = (lang: Lang, { remote, flags }: RemoteFacts): SectionHtml => {
  const { t } = words[lang]
  if (flags?.length === 0) return ''
  return html`<section id="flags" aria-labelledby="flags-title">
<h2 id="flags-title">${t('flags.title')}</h2>
${
  flags
    ? html`<div class="releases-table" tabindex="0" role="region" aria-label="${t('flags.of', { remote })}"><table>
<thead><tr><th scope="col">${t('flags.flag')}</th>${columns.map((column) => html`<th scope="col">${t(column)}</th>`)}</tr></thead>
<tbody>${flags.map((one) => flagRow(lang, one))}</tbody>
</table></div>`
    : html`<p>${stateTag('poor', t('flags.damaged'))}</p>`
}
</section>
`
}
