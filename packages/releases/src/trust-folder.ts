import { join } from 'node:path'

/**
 * Folder with what the platform trusts: who may release, and whose signatures count. It is apart from the releases, so
 * that whoever overwrites those overwrites nothing here. RELEASE_TRUST_DIR, or `release-trust` in DATA_DIR.
 */
export const trustFolder = (variables: NodeJS.ProcessEnv, dataDir: string) =>
  variables.RELEASE_TRUST_DIR || join(dataDir, 'release-trust')
