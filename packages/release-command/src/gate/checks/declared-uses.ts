import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { type Check, usesOf } from '@calm-rest/releases'

/** Says what a release uses of the platform and of other remotes. */
export const checkUses = (manifest: ReleaseManifest): Check => {
  const declared = usesOf(manifest).map(({ role, subject }) => `${role} ${subject}`)
  const found = [...(manifest.uses ? [] : ['every call: it is older than declarations']), ...declared]
  return { name: 'what it uses', ok: true, found: found.join(', ') || 'nothing' }
}
