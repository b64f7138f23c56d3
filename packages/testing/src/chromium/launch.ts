import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { temporaryFolder } from '../site/temporary-folder.ts'
import { findChromium } from './find.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // no test may depend on, or talk to, a third party
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
]

interface LaunchOptions {
  /** As a visitor's browser does; by itself a browser under test lets every window open. */
  blocksPopups?: boolean
}

/** A headless Chromium that reaches this machine only. The caller closes it. */
export const launchChromium = (
  args: readonly string[] = [],
  { blocksPopups = false }: LaunchOptions = {},
): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...flags, ...args],
    ...(blocksPopups && { ignoreDefaultArgs: ['--disable-popup-blocking'] }),
  })

/** What a visitor may have set for cookies and all that pages store. */
export type StorageSetting = 'blocks-third-parties' | 'blocks-all'

const preferences = {
  'blocks-third-parties': { block_third_party_cookies: true, cookie_controls_mode: 1 },
  'blocks-all': { default_content_setting_values: { cookies: 2 } },
} satisfies Record<StorageSetting, object>

/** The profile of a visitor who lets pages store less than they would. The caller closes it. */
export const launchProfile = (setting: StorageSetting): Promise<BrowserContext> => {
  const folder = temporaryFolder('profile')
  mkdirSync(join(folder, 'Default'))
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify({ profile: preferences[setting] }))
  return chromium.launchPersistentContext(folder, { executablePath: findChromium(), args: flags })
}
