import type { Lang } from '@calm-rest/contract/widget'
import { usesOf } from '@calm-rest/releases'
import { html } from 'hono/html'
import type { RemoteFacts } from '../release-facts.ts'
import type { SectionHtml } from '../section.ts'
import { words } from '../words.ts'

/** Flags have a section of their own. */
const roles = ['calls', 'sends', 'hears', 'fills', 'asks'] as const

/** Calls, events, slots and backends that the live release declares. */
export const usesSection = (lang: Lang, { live }: RemoteFacts): SectionHtml => {
  const { t } = words[lang]
  if (!live) return ''
  const declared = usesOf(live)
  const rows = roles.flatMap((role) => {
    const names = declared.filter((one) => one.role === role)
    if (names.length === 0) return []
    const texts = names.map(
      ({ subject }) => html`<li><code>${subject.slice(subject.indexOf(':') + 1)}</code></li>`,
    )
    return html`<div class="releases-use"><dt>${t(`uses.${role}`)}</dt><dd><ul>${texts}</ul></dd></div>
`
  })
  const mayCallAll = live.uses === undefined
  if (rows.length === 0 && !mayCallAll) return ''
  return html`<section id="uses" aria-labelledby="uses-title">
<h2 id="uses-title">${t('uses.title', { version: live.version })}</h2>
${mayCallAll ? html`<p>${t('uses.undeclared')}</p>` : ''}${rows.length > 0 ? html`<dl class="releases-uses">${rows}</dl>` : ''}
</section>
`
}
