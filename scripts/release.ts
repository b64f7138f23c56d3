// npm run release -- …: publishes, promotes and rolls back a remote.
import { Refused, runCommand } from '@calm-rest/command'
import {
  isHookCommand,
  isTrustCommand,
  parseReleaseCommand,
  run,
  runHooks,
  runTrust,
} from '@calm-rest/release-command'
import {
  createAssertRoom,
  openBackendsFile,
  openFlagsFile,
  openGrantsFile,
  openHooksFile,
  openKeysFile,
  openPreviews,
  openReleaseRules,
  openReleaseStore,
  ReleaseRefused,
  releasesFolder,
  remotesOfTeam,
  trustFolder,
} from '@calm-rest/releases'
import { remotes } from '@calm-rest/releases/checkout'
import { reachOf, withSecretFiles } from '@calm-rest/server'
import { parseSiteEnvironment, releaseQuotas } from '@calm-rest/shell/server-environment'
import { readEnvironment } from '@calm-rest/site/environment'

const args = process.argv.slice(2)

const work = async () => {
  const command = parseReleaseCommand(args)
  const variables = withSecretFiles(process.env)
  const { dataDir, releases } = readEnvironment(variables)
  const trust = trustFolder(variables, dataDir)
  const keys = openKeysFile(trust)
  const grants = openGrantsFile(trust)
  const backends = openBackendsFile(trust)
  const flags = openFlagsFile(trust)
  const rules = openReleaseRules(trust)
  if (isTrustCommand(command)) return runTrust(command, { backends, flags, grants, keys, rules })
  const settings = parseSiteEnvironment(variables)
  const openStore = () =>
    openReleaseStore(variables, {
      dataDir,
      follows: command.name === 'gate' && command.watch,
      onDamaged: (why) => console.error(why.message),
      onUnproven: (why) => console.error(why.message),
    })
  if (isHookCommand(command)) {
    const reach = reachOf(settings.PUBLIC_URL)
    const opened = new DisposableStack()
    const openForHooks = async () => opened.adopt(await openStore(), ({ close }) => close())
    try {
      return await runHooks(command, { hooks: openHooksFile(trust), reach, openStore: openForHooks })
    } finally {
      opened.dispose()
    }
  }
  const store = await openStore()
  try {
    // progress goes to standard error, so that standard output has the answer alone
    return await run(command, {
      store,
      backends,
      flags,
      rules,
      previews: openPreviews(settings.PREVIEW_KEY, releases),
      openCandidate: async (composed, site) => {
        // the gate alone needs it
        const { createCandidateRenderer } = await import('@calm-rest/shell/candidates')
        return createCandidateRenderer(composed, { folder: store.folder, site })
      },
      assertRoom: createAssertRoom({
        store,
        quotas: releaseQuotas(settings),
        remotesOf: (team) => remotesOfTeam(grants, team),
      }),
      releases: releasesFolder(variables, dataDir),
      keys,
      signingKey: keys.signingKey()?.id,
      remotes: [...new Set([...remotes(), ...store.remotes(), ...(await store.publishedRemotes())])].sort(),
      say: (line) => console.error(line),
    })
  } finally {
    store.close()
  }
}

await runCommand(args, work, (thrown) =>
  thrown instanceof ReleaseRefused ? new Refused(thrown.message, { cause: thrown }) : thrown,
)
