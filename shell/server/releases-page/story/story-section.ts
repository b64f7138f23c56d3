import { actorText } from '@calm-rest/contract/release-api'
import type { Lang } from '@calm-rest/contract/widget'
import type { Publisher } from '@calm-rest/releases'
import { html } from 'hono/html'
import type { RemoteFacts } from '../release-facts.ts'
import type { SectionHtml } from '../section.ts'
import { sourceLines, treeText, when, words } from '../words.ts'
import type { StoryEntry } from './story-facts.ts'

/** What happened, in a sentence. */
export const entryText = (lang: Lang, { kind, version, by, person, grant, percent }: StoryEntry) =>
  words[lang].t(`action.${kind}`, { version, by: actorText({ by, person, grant }), percent })

const sourceLine = (publisher: Publisher) => {
  const lines = sourceLines([treeText(publisher), publisher.workflow])
  return lines && html`<p><code>${lines}</code></p>`
}

const storyItem = (lang: Lang, entry: StoryEntry) => {
  const { at, kind, reason, publisher } = entry
  return html`<li data-kind="${kind}"><time datetime="${at}">${when(lang, at)}</time>
<div><p>${entryText(lang, entry)}</p>
${reason ? html`<p class="release-reason">${reason}</p>` : ''}${publisher ? sourceLine(publisher) : ''}</div></li>
`
}

/** What happened to the versions of a remote, by whom and why, the newest first. */
export const storySection = (lang: Lang, { story }: RemoteFacts): SectionHtml => {
  if (story.length === 0) return ''
  return html`<section id="story" aria-labelledby="story-title">
<h2 id="story-title">${words[lang].t('history')}</h2>
<ol class="release-story">${story.map((entry) => storyItem(lang, entry))}</ol>
</section>
`
}
