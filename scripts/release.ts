// npm run release -- …: what a team does with its remote. The usage says what each exit code means.
import { createReleaseStore } from '@calm-rest/shell/server'
import { remotes } from './builds/workspaces.ts'
import { parseReleaseCommand } from './release/arguments.ts'
import { exitCodeOf } from './release/outcomes.ts'
import { run } from './release/run.ts'
import { readEnvironment } from './serving/serve-site.ts'

const args = process.argv.slice(2)
try {
  const store = createReleaseStore(readEnvironment().releases)
  const known = [...new Set([...remotes(), ...store.remotes()])].sort()
  const command = parseReleaseCommand(args, known)
  // progress to standard error: the answer stands alone
  const answer = await run(command, { store, remotes: known, say: (line) => console.error(line) })
  console.log(command.json ? JSON.stringify(answer.json) : answer.text)
} catch (cause) {
  const message = cause instanceof Error ? cause.message : String(cause)
  if (args.includes('--json')) console.log(JSON.stringify({ error: message, exitCode: exitCodeOf(cause) }))
  else console.error(message)
  process.exitCode = exitCodeOf(cause)
}
