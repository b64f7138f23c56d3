import type { Lang } from '@calm-rest/contract/widget'
import type { WaitingVersion } from '@calm-rest/releases'
import { html } from 'hono/html'
import { when, words } from './words.ts'

/** Versions that the page names of a longer queue. */
const shownWaiting = 20

const waitingItem = (lang: Lang, { remote, version, team, since }: WaitingVersion) =>
  html`<li><span>${remote} ${version}</span> <small>${[team, since && when(lang, since)].filter(Boolean).join(', ')}</small></li>
`

/** Which versions wait for the gate, each with its place. */
export const waitingSection = (lang: Lang, waiting: readonly WaitingVersion[]) => {
  if (waiting.length === 0) return ''
  const { t } = words[lang]
  const unnamed = waiting.length - shownWaiting
  return html`<section class="releases-waiting" id="queue" aria-labelledby="waiting">
<h2 id="waiting">${t('waiting', { count: waiting.length })}</h2>
<ol>${waiting.slice(0, shownWaiting).map((one) => waitingItem(lang, one))}</ol>
${unnamed > 0 ? html`<p>${t('waitingMore', { count: unnamed })}</p>` : ''}
</section>
`
}
