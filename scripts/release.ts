// npm run release -- …: what a team does with its remote. The usage says what each exit code means.
import { openPreviews, openReleaseStore, parseSiteEnvironment } from '@calm-rest/shell/server'
import { remotes } from './builds/workspaces.ts'
import { runCommand } from './command/run.ts'
import { parseReleaseCommand, usage } from './release/arguments.ts'
import { run } from './release/run.ts'
import { readEnvironment } from './serving/serve-site.ts'

const args = process.argv.slice(2)

const work = async () => {
  const { dataDir, releases } = readEnvironment()
  const store = await openReleaseStore(process.env, {
    dataDir,
    follows: false,
    onDamaged: (why) => console.error(why.message),
  })
  try {
    const known = [...new Set([...remotes(), ...store.remotes()])].sort()
    const command = parseReleaseCommand(args, known)
    // progress to standard error: the answer stands alone
    return await run(command, {
      store,
      previews: openPreviews(parseSiteEnvironment(process.env).PREVIEW_KEY, releases),
      releases,
      remotes: known,
      say: (line) => console.error(line),
    })
  } finally {
    store.close()
  }
}

await runCommand(args, { usage, work })
