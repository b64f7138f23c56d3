import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { temporaryFolder } from '../site/temporary-folder.ts'
import { findChromium } from './find.ts'
import { flags } from './launch.ts'

/** A visitor's setting for cookies and for everything that pages store. */
export type StorageSetting = 'blocks-third-parties' | 'blocks-all'

const preferences = {
  'blocks-third-parties': { block_third_party_cookies: true, cookie_controls_mode: 1 },
  'blocks-all': { default_content_setting_values: { cookies: 2 } },
} satisfies Record<StorageSetting, object>

/** The profile of a visitor who limits what pages may store. The caller closes it. */
export const launchProfile = (setting: StorageSetting): Promise<BrowserContext> => {
  const folder = temporaryFolder('profile')
  mkdirSync(join(folder, 'Default'))
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify({ profile: preferences[setting] }))
  return chromium.launchPersistentContext(folder, { executablePath: findChromium(), args: flags })
}
