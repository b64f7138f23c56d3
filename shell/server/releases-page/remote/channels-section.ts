import { actorText } from '@calm-rest/contract/release-api'
import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import type { ReleaseFacts, RemoteFacts } from '../release-facts.ts'
import type { SectionHtml } from '../section.ts'
import { gateState, healthState } from '../states.ts'
import { compareAddress, previewAddress } from '../story/addresses.ts'
import { kilobytes, sourceLines, treeText, when, words } from '../words.ts'
import { gateDetails } from './gate-details.ts'

const sourceText = (lang: Lang, { publisher }: ReleaseFacts) =>
  publisher &&
  sourceLines([
    treeText(publisher),
    publisher.workflow,
    words[lang].t('published', { by: actorText(publisher) }),
  ])

/** A version that was rolled back is shown nowhere: see `versionStatus`. */
const linksOf = (lang: Lang, remote: string, { channel, version, status }: ReleaseFacts) => {
  const { t } = words[lang]
  if (status === 'withdrawn') return t('versionsOf.nowhere')
  if (channel === 'live') return html`<a href="/?lang=${lang}">${t('versionsOf.open')}</a>`
  return html`<a href="${previewAddress(lang, remote, version)}">${t('versionsOf.open')}</a>
<a href="${compareAddress(lang, remote, version)}">${t('versionsOf.compare')}</a>`
}

const fact = (name: string, value: SectionHtml | string | undefined) =>
  value
    ? html`<div><dt>${name}</dt><dd>${value}</dd></div>
`
    : ''

const channelCard = (lang: Lang, remote: string, facts: ReleaseFacts) => {
  const { t } = words[lang]
  const { channel, version, percent, change, scriptBytes, health, gate } = facts
  return html`<li class="release-card" data-channel="${channel}">
<h3><span class="releases-channel">${t(channel, { percent })}</span> ${version}</h3>
<dl>
${fact(t('since'), change && html`<time datetime="${change.at}">${when(lang, change.at)}</time>`)}${fact(t('by'), change && actorText(change))}${fact(t('health'), healthState(lang, health))}${fact(t('gate'), gateState(lang, gate))}${fact(t('size'), kilobytes(lang, scriptBytes))}${fact(t('source'), sourceText(lang, facts))}</dl>
<p class="releases-links">${linksOf(lang, remote, facts)}</p>
${gateDetails(lang, version, gate)}</li>
`
}

/** The versions that guests get now, and the one before. */
export const channelsSection = (lang: Lang, { remote, releases }: RemoteFacts): SectionHtml => {
  const { t } = words[lang]
  return html`<section id="now" aria-labelledby="now-title">
<h2 id="now-title">${t('now')}</h2>
${
  releases.length === 0
    ? html`<p>${t('none')}</p>`
    : html`<ul class="release-cards">${releases.map((facts) => channelCard(lang, remote, facts))}</ul>`
}
</section>
`
}
