import { join } from 'node:path'

/**
 * Folder of what the platform trusts: release grants and signing keys. It is apart from the releases, so that
 * an attacker who overwrites those changes nothing here. RELEASE_TRUST_DIR, or `release-trust` in DATA_DIR.
 */
export const trustFolder = (variables: NodeJS.ProcessEnv, dataDir: string) =>
  variables.RELEASE_TRUST_DIR || join(dataDir, 'release-trust')
