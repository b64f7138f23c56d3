import type { ReleaseManifest } from '@calm-rest/contract/releases'
import type { Check } from '@calm-rest/releases'

/** Says which framework a release brings along, why, and what it makes pages allow; no check without one. */
export const checkFramework = ({ framework }: ReleaseManifest): Check[] => {
  if (!framework) return []
  const { name, reason, policies = [], insertsStyles } = framework
  const allowed = [
    ...policies.map((policy) => `the Trusted Types policy ${policy}`),
    ...(insertsStyles ? ['styles that scripts insert'] : []),
  ]
  const found = `${name}: ${reason} Pages allow it ${allowed.join(', ') || 'nothing more'}`
  return [{ name: 'framework', ok: true, found }]
}
