import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import {
  createReleaseStore,
  type KeysFile,
  openBackendsFile,
  openFlagsFile,
  openGrantsFile,
  openKeysFile,
  openPreviews,
  openReleaseRules,
  type ReleaseStore,
} from '@calm-rest/releases'
import { temporaryFolder } from '@calm-rest/testing'
import { beforeEach } from 'vitest'
import { parseReleaseCommand } from './arguments.ts'
import { run } from './run.ts'
import { runTrust, type TrustCommand } from './trust.ts'

const remotes = ['mf-auth', 'mf-rooms']

/** Of a release of mf-rooms without a widget. */
export const manifestOf = (version: string): ReleaseManifest => ({
  remote: 'mf-rooms',
  version,
  contract: '1.0.0',
  container: 'c',
  entry: 'entry.js',
  exposes: {},
  revision: 'abc',
  owner: '@calm-rest/rooms',
  exampleProps: {},
  shared: {},
  source: 's',
  locales: {},
  builtAt: '2027-01-01T00:00:00.000Z',
  files: {},
})

/** A platform with mf-auth and mf-rooms, and its command line. */
class Stage {
  /** A test may open it anew, with other rules. */
  store: ReleaseStore
  /** Folder of the store. */
  readonly releases: string
  readonly keys: KeysFile
  readonly #folder: string

  constructor() {
    this.#folder = temporaryFolder()
    this.releases = join(this.#folder, 'releases')
    this.keys = openKeysFile(this.trustFolder)
    this.store = createReleaseStore(this.releases)
  }

  get trustFolder() {
    return join(this.#folder, 'trust')
  }

  /** Publishes a release without files but its manifest. */
  async publish(manifest: ReleaseManifest): Promise<void> {
    const dist = join(this.#folder, `${manifest.remote} ${manifest.version}`)
    mkdirSync(dist)
    writeFileSync(join(dist, 'release.json'), JSON.stringify(manifest))
    await this.store.publish(manifest, dist)
  }

  /** Runs `npm run release -- …`. */
  readonly release = async (...args: string[]) =>
    run(parseReleaseCommand(args, {}) as Parameters<typeof run>[0], {
      store: this.store,
      backends: openBackendsFile(this.trustFolder),
      flags: openFlagsFile(this.trustFolder),
      rules: openReleaseRules(this.trustFolder),
      releases: this.releases,
      remotes,
      say: () => {},
      keys: this.keys,
      signingKey: this.keys.signingKey()?.id,
      previews: openPreviews(undefined, this.releases),
      assertRoom: async () => {},
    })

  /** Opens the trust folder. `trust` runs `npm run release -- …` for the commands that change it. */
  openTrust() {
    const deps = {
      backends: openBackendsFile(this.trustFolder),
      flags: openFlagsFile(this.trustFolder),
      grants: openGrantsFile(this.trustFolder),
      keys: this.keys,
      rules: openReleaseRules(this.trustFolder),
    }
    const trust = (...args: string[]) => runTrust(parseReleaseCommand(args, {}) as TrustCommand, deps)
    return { flags: deps.flags, rules: deps.rules, trust }
  }
}

/** A platform anew for each test of a file: mf-rooms 1.0.0 is live, and 1.1.0 is published. */
export const stageForEach = (): (() => Stage) => {
  let stage: Stage
  beforeEach(async () => {
    stage = new Stage()
    for (const version of ['1.0.0', '1.1.0']) await stage.publish(manifestOf(version))
    await stage.store.promote('mf-rooms', '1.0.0', 'ann')
  })
  return () => stage
}
