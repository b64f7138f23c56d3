import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import { holdsWords } from '../overview/search.ts'
import type { OverviewFacts, SectionHtml } from '../section.ts'
import { stateTag } from '../states.ts'
import { when, words } from '../words.ts'
import type { FreezeFacts } from './freeze-facts.ts'

const textsOf = ({ freeze, exceptions }: FreezeFacts) => [
  freeze.reason,
  freeze.addedBy,
  ...(freeze.remotes ?? []),
  ...(freeze.environments ?? []),
  ...exceptions.flatMap(({ remote, version, by, why }) => [remote, version, by, why]),
]

const freezeItem = (lang: Lang, { freeze, isRunning, exceptions }: FreezeFacts) => {
  const { t } = words[lang]
  const { from, to, reason, remotes, environments, addedBy } = freeze
  const about = [remotes?.join(', ') ?? t('freezes.allRemotes'), environments?.join(', ')]
  const span = t(isRunning ? 'freezes.running' : 'freezes.coming', {
    from: when(lang, from),
    to: when(lang, to),
  })
  return html`<li><p>${stateTag(isRunning ? 'poor' : 'open', span)}</p>
<p><strong>${reason}</strong></p>
<p class="releases-soft">${about.filter(Boolean).join(' · ')} · ${t('freezes.by', { by: addedBy })}</p>
${
  exceptions.length === 0
    ? ''
    : html`<p>${t('freezes.exceptions')}</p>
<ul>${exceptions.map(
        ({ remote, version, at, by, why }) =>
          html`<li>${t('freezes.exception', { remote, version, when: when(lang, at), by, why })}</li>
`,
      )}</ul>`
}</li>
`
}

/** When nothing new goes live, who said so and why, and what went live all the same. */
export const freezesSection = (lang: Lang, { freezes, search }: OverviewFacts): SectionHtml => {
  const { t } = words[lang]
  const shown = freezes?.filter((one) => holdsWords(search, textsOf(one)))
  if (shown?.length === 0) return ''
  return html`<section id="freezes" aria-labelledby="freezes-title">
<h2 id="freezes-title">${t('freezes.title')}</h2>
${shown ? html`<ul class="releases-rules">${shown.map((one) => freezeItem(lang, one))}</ul>` : html`<p>${stateTag('poor', t('freezes.damaged'))}</p>`}
</section>
`
}
