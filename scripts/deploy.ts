// npm run deploy -- init | check | up | restore: puts the site on a server, in containers. upgrade | return: without a gap.
// docs/deploy.md
import { CommandFailed, runCommand } from '@calm-rest/command'
import { readSettings } from './deploy/answers/files.ts'
import { openTerminal } from './deploy/answers/terminal.ts'
import { type DeployCommand, parseDeployCommand } from './deploy/arguments.ts'
import { checkAll, type Finding, printed } from './deploy/checks/index.ts'
import { run, runAtTerminal, runHere } from './deploy/engine/engine.ts'
import { initialise } from './deploy/init.ts'
import { folderOf, type Place, withFolder } from './deploy/place.ts'
import { restoreInto } from './deploy/restore/restore.ts'
import { bringUp } from './deploy/up.ts'
import { runUpgrade } from './deploy/upgrade/index.ts'

const args = process.argv.slice(2)

let place: Place = { folder: undefined }

/** Standard output has the answer alone. */
const say = (line: string) => console.error(withFolder(line, place))

/** Fails with the text as its message where one of the findings is a problem. */
const answerOf = (findings: readonly Finding[], text: string) => {
  if (!findings.some(({ level }) => level === 'problem')) return { text, json: { findings } }
  throw Object.assign(new CommandFailed(text), { details: { findings } })
}

const init = async (folder: string, { yes, given }: DeployCommand & { name: 'init' }) => {
  const terminal =
    process.stdin.isTTY && !yes ? openTerminal({ input: process.stdin, output: process.stdout }) : undefined
  try {
    await initialise({ folder, flags: given, variables: process.env, prompt: terminal, yes })
  } finally {
    terminal?.close()
  }
  const findings = await checkAll(folder, readSettings(folder))
  const next = findings.some(({ level }) => level === 'problem')
    ? 'Mend the problems, then: npm run deploy -- check'
    : 'Next: npm run deploy -- up'
  return answerOf(findings, `${printed(findings)}\n\n${next}`)
}

const check = async (folder: string) => {
  const findings = await checkAll(folder, readSettings(folder))
  return answerOf(findings, printed(findings))
}

const work = async (command: DeployCommand, folder: string) => {
  switch (command.name) {
    case 'init':
      return init(folder, command)
    case 'check':
      return check(folder)
    case 'up': {
      const { recreate } = command
      const url = await bringUp({ folder, recreate, run, follow: runHere, say })
      return { text: `ready ${url}`, json: { url } }
    }
    case 'restore': {
      const next = await restoreInto({ folder, command, run, follow: runHere, attend: runAtTerminal, say })
      return { text: next, json: { next } }
    }
    case 'upgrade':
    case 'return':
      return runUpgrade(command, folder)
  }
}

await runCommand(
  args,
  async () => {
    const command = parseDeployCommand(args)
    place = command
    const { text, json } = await work(command, folderOf(command))
    return { text: withFolder(text, place), json }
  },
  (cause) => {
    if (cause instanceof Error) cause.message = withFolder(cause.message, place)
    return cause
  },
)
