import { actorText } from '@calm-rest/contract/release-api'
import type { Lang } from '@calm-rest/contract/widget'
import { html } from 'hono/html'
import type { RemoteFacts } from '../release-facts.ts'
import type { SectionHtml } from '../section.ts'
import { stateTag } from '../states.ts'
import type { VersionFacts } from '../story/story-facts.ts'
import { when, words } from '../words.ts'

const approvalItem = (lang: Lang, { version, publisher, approval }: VersionFacts) => {
  const { t } = words[lang]
  if (!approval) return ''
  if (approval.fault === undefined) {
    const { approver } = approval
    const text = t('approvals.given', { version, by: actorText(approver), when: when(lang, approver.at) })
    return html`<li>${stateTag('good', text)}</li>`
  }
  const by = publisher?.person ?? publisher?.by
  return html`<li>${stateTag('open', t(by ? 'approvals.pending' : 'approvals.pendingOfUnknown', { version, by }))}
<p class="releases-soft">${t('approvals.how')} <code>npx calm-rest-remote approve ${version}</code></p></li>`
}

/** Which versions another person has approved, and which still need it. */
export const approvalsSection = (lang: Lang, { versions }: RemoteFacts): SectionHtml => {
  const shown = versions.filter(
    ({ status, approval }) =>
      approval && (approval.fault === undefined || (approval.isRequired && status !== 'withdrawn')),
  )
  if (shown.length === 0) return ''
  return html`<section id="approvals" aria-labelledby="approvals-title">
<h2 id="approvals-title">${words[lang].t('approvals.title')}</h2>
<ul class="releases-rules">${shown.map((one) => approvalItem(lang, one))}</ul>
</section>
`
}
