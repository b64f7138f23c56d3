import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import type { OverviewFacts, SectionHtml } from '../section.ts'
import { healthTone, stateTag, type Tone } from '../states.ts'
import { when, words } from '../words.ts'

type Html = ReturnType<typeof html>

/** Whether guests get something that fails, by name. */
const healthText = (lang: Lang, { found }: OverviewFacts): Html => {
  const { t } = words[lang]
  const shown = found.flatMap(({ row: { remote, live, canary } }) =>
    [live, canary].flatMap((one) => (one ? { name: `${remote} ${one.version}`, health: one.health } : [])),
  )
  const poor = shown.filter(({ health }) => healthTone(health) === 'poor')
  if (poor.length > 0)
    return stateTag('poor', t('status.failing', { releases: poor.map(({ name }) => name).join(', ') }))
  const views = shown.reduce((sum, { health }) => sum + health.views, 0)
  return views === 0 ? stateTag('none', t('status.unknown')) : stateTag('good', t('status.well'))
}

const freezeText = (lang: Lang, { freezes }: OverviewFacts): Html => {
  const { t } = words[lang]
  if (freezes === undefined) return stateTag('poor', t('status.unreadable'))
  const running = freezes.find(({ isRunning }) => isRunning)
  if (running) return stateTag('poor', t('status.until', { to: when(lang, running.freeze.to) }))
  const [next] = freezes
  return next ? stateTag('open', t('status.from', { from: when(lang, next.freeze.from) })) : none(lang)
}

const none = (lang: Lang) => html`<span class="releases-soft">${words[lang].t('status.none')}</span>`

const namesOr = (lang: Lang, names: readonly string[], tone: Tone): Html =>
  names.length === 0 ? none(lang) : stateTag(tone, names.join(', '))

/** One line above all: does it run, may anything go live, what is on its way. */
export const statusSection = (lang: Lang, facts: OverviewFacts): SectionHtml => {
  // a search describes what it found
  if (facts.search !== '') return ''
  const { t } = words[lang]
  const canaries = facts.found.flatMap(({ row: { remote, canary } }) =>
    canary ? `${remote} ${canary.version}` : [],
  )
  const [last] = facts.changes
  const rows = [
    [t('status.health'), healthText(lang, facts)],
    [t('freezes.title'), freezeText(lang, facts)],
    [t('overview.canary'), namesOr(lang, canaries, 'open')],
    [
      t('overview.waiting'),
      facts.waiting.length === 0 ? none(lang) : stateTag('open', String(facts.waiting.length)),
    ],
    [
      t('status.last'),
      last ? html`<time datetime="${last.entry.at}">${when(lang, last.entry.at)}</time>` : none(lang),
    ],
  ] as const
  return html`<section class="releases-now" id="now" aria-label="${t('status.title')}"><dl class="releases-facts">${rows.map(
    ([term, value]) => html`<div class="releases-fact"><dt>${term}</dt><dd>${value}</dd></div>
`,
  )}</dl></section>
`
}
