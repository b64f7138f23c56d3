import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import type { OverviewFacts, SectionHtml } from '../section.ts'
import { stateTag, type Tone } from '../states.ts'
import { remoteAddress } from '../story/addresses.ts'
import type { StoryEntry } from '../story/story-facts.ts'
import { entryText } from '../story/story-section.ts'
import { when, words } from '../words.ts'
import type { RecentChange } from './recent-changes.ts'

const tones: Record<StoryEntry['kind'], Tone> = {
  publish: 'none',
  sign: 'none',
  approve: 'none',
  gatePassed: 'good',
  promote: 'good',
  canary: 'open',
  gateFailed: 'poor',
  rollback: 'poor',
  demote: 'poor',
  retire: 'poor',
}

const changeRow = (lang: Lang, { remote, entry }: RecentChange) => {
  const { t } = words[lang]
  return html`<tr><td data-column="${t('changes.when')}"><time datetime="${entry.at}">${when(lang, entry.at)}</time></td>
<td data-column="${t('overview.remote')}"><a href="${remoteAddress(lang, remote)}#story">${remote}</a></td>
<td data-column="${t('changes.what')}"><span>${stateTag(tones[entry.kind], entryText(lang, entry))}${entry.reason ? html`<small>${entry.reason}</small>` : ''}</span></td></tr>
`
}

/** What was published, tried, made live or taken back lately, of all remotes together. */
export const changesSection = (lang: Lang, { changes }: OverviewFacts): SectionHtml => {
  if (changes.length === 0) return ''
  const { t } = words[lang]
  return html`<section class="releases-changes" id="changes" aria-labelledby="changes-title">
<h2 id="changes-title">${t('changes.title')}</h2>
<div class="releases-table" tabindex="0" role="region" aria-label="${t('changes.table')}"><table>
<thead><tr><th scope="col">${t('changes.when')}</th><th scope="col">${t('overview.remote')}</th><th scope="col">${t('changes.what')}</th></tr></thead>
<tbody>${changes.map((change) => changeRow(lang, change))}</tbody>
</table></div>
</section>
`
}
