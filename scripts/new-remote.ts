// npm run new:remote -- NAME --owner TEAM: creates a remote with everything that one needs, and undoes all changes
// where a step fails. --help explains the exit codes.

import { exitCodeOf, messageOf, parseOrExit } from '@calm-rest/command'
import { readNewRemote } from './new-remote/arguments.ts'
import { createChanges } from './new-remote/changes.ts'
import { createRemote } from './new-remote/create-remote.ts'
import { createInterrupt } from './new-remote/interrupt.ts'
import { root } from './root.ts'

const wanted = parseOrExit(readNewRemote)
const changes = createChanges(root)
const interrupt = createInterrupt()
try {
  console.log(await createRemote(wanted, { changes, signal: interrupt.signal, say: console.log }))
} catch (cause) {
  const undone = changes.undo()
  console.error(messageOf(cause))
  if (undone) console.error('Everything is as it was.')
  process.exitCode = interrupt.signal.aborted ? interrupt.exitCode : exitCodeOf(cause)
} finally {
  interrupt.end()
}
