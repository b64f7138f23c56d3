// npm run release -- …: publishes, promotes and rolls back a remote.
import { runCommand } from '@calm-rest/command'
import { parseReleaseCommand, run } from '@calm-rest/release-command'
import { openPreviews, openReleaseStore } from '@calm-rest/releases'
import { remotes } from '@calm-rest/releases/checkout'
import { parseSiteEnvironment } from '@calm-rest/shell/server'
import { readEnvironment } from '@calm-rest/site'

const args = process.argv.slice(2)

await runCommand(args, async () => {
  const command = parseReleaseCommand(args)
  const { dataDir, releases } = readEnvironment()
  const store = await openReleaseStore(process.env, {
    dataDir,
    follows: false,
    onDamaged: (why) => console.error(why.message),
  })
  try {
    // progress goes to standard error, so that standard output has the answer alone
    return await run(command, {
      store,
      previews: openPreviews(parseSiteEnvironment(process.env).PREVIEW_KEY, releases),
      releases,
      remotes: [...new Set([...remotes(), ...store.remotes()])].sort(),
      say: (line) => console.error(line),
    })
  } finally {
    store.close()
  }
})
