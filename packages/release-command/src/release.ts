// npm run release -- …: what a team does with its remote. The usage says what each exit code means.

import { runCommand } from '@calm-rest/command'
import { openPreviews, openReleaseStore } from '@calm-rest/releases'
import { remotes } from '@calm-rest/releases/checkout'
import { parseSiteEnvironment } from '@calm-rest/shell/server'
import { readEnvironment } from '@calm-rest/site'
import { parseReleaseCommand, usage } from './arguments.ts'
import { run } from './run.ts'

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
