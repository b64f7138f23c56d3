import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import { holdsWords } from '../overview/search.ts'
import type { SectionHtml } from '../section.ts'
import { noValue, stateTag } from '../states.ts'
import { when, words } from '../words.ts'
import type { HookFacts } from './hook-facts.ts'

const columns = ['hooks.about', 'hooks.state', 'hooks.last'] as const

const hookState = (lang: Lang, { delivery }: HookFacts) => {
  const { t } = words[lang]
  if (delivery?.paused) {
    const { at, error } = delivery.paused
    return stateTag('poor', t('hooks.paused', { when: when(lang, at), error }))
  }
  if (delivery?.failing) {
    const { since, error } = delivery.failing
    return stateTag('poor', t('hooks.failing', { when: when(lang, since), error }))
  }
  return stateTag(
    delivery?.delivered ? 'good' : 'none',
    t(delivery?.delivered ? 'hooks.works' : 'hooks.waits'),
  )
}

const hookRow = (lang: Lang, hook: HookFacts) => {
  const { t } = words[lang]
  const { id, host, remote, events, delivery } = hook
  const cells = [
    html`<span>${remote ?? t('hooks.allRemotes')}<small>${events?.join(', ') ?? t('hooks.allEvents')}</small></span>`,
    hookState(lang, hook),
    delivery?.delivered ? when(lang, delivery.delivered.at) : noValue,
  ]
  return html`<tr><th scope="row">${host}<small>${id}</small></th>
${cells.map(
  (cell, at) => html`<td data-column="${t(columns[at] ?? 'hooks.last')}">${cell}</td>
`,
)}</tr>
`
}

/** Which servers hear of releases, and whether they take what is sent: without address and secret. */
export const hooksSection = (lang: Lang, hooks: readonly HookFacts[], search = ''): SectionHtml => {
  const { t } = words[lang]
  const shown = hooks.filter(({ id, host, remote, events = [] }) =>
    holdsWords(search, [id, host, remote, ...events]),
  )
  if (shown.length === 0) return ''
  return html`<section id="hooks" aria-labelledby="hooks-title">
<h2 id="hooks-title">${t('hooks.title')}</h2>
<div class="releases-table" tabindex="0" role="region" aria-label="${t('hooks.table')}"><table>
<thead><tr><th scope="col">${t('hooks.receiver')}</th>${columns.map((column) => html`<th scope="col">${t(column)}</th>`)}</tr></thead>
<tbody>${shown.map((hook) => hookRow(lang, hook))}</tbody>
</table></div>
</section>
`
}
