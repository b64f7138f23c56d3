import type { Lang } from '@calm-rest/contract/widget'
import type { GateReport } from '@calm-rest/releases'
import { html } from 'hono/html'
import { words } from '../words.ts'

/** Every check of a report, folded in; open where one failed. */
export const gateDetails = (lang: Lang, version: string, gate: GateReport | undefined) => {
  if (!gate) return ''
  const { t } = words[lang]
  return html`<details${gate.passed ? '' : html` open`}><summary>${t('gateOf', { version, count: gate.checks.length })}</summary>
<ul class="release-checks">${gate.checks.map(
    ({ name, ok, found }) =>
      html`<li data-ok="${String(ok)}"><strong>${t(ok ? 'checkOk' : 'checkFailed')}</strong> ${name}: ${found}</li>
`,
  )}</ul></details>
`
}
