// npm run deploy -- init | check | up: puts the site on a server, in containers. upgrade | return: without a gap. docs/deploy.md
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CommandFailed, runCommand } from '@calm-rest/command'
import { readSettings } from './deploy/answers/files.ts'
import { openTerminal } from './deploy/answers/terminal.ts'
import { type DeployCommand, parseDeployCommand } from './deploy/arguments.ts'
import { checkAll, type Finding, printed } from './deploy/checks/index.ts'
import { run, runHere } from './deploy/engine/engine.ts'
import { initialise } from './deploy/init.ts'
import { bringUp } from './deploy/up.ts'
import { runUpgrade } from './deploy/upgrade/index.ts'
import { root } from './root.ts'

const args = process.argv.slice(2)

/** In a container the folder of the host is mounted there. */
const mounted = '/deploy'

const folderOf = ({ folder }: DeployCommand) => {
  if (folder !== undefined) return resolve(process.env.INIT_CWD ?? '.', folder)
  return existsSync(mounted) ? mounted : join(root, 'deploy')
}

const isProblem = ({ level }: Finding) => level === 'problem'

const init = async (folder: string, { yes, given }: DeployCommand & { name: 'init' }) => {
  const terminal =
    process.stdin.isTTY && !yes ? openTerminal({ input: process.stdin, output: process.stdout }) : undefined
  try {
    await initialise({ folder, flags: given, variables: process.env, prompt: terminal, yes })
  } finally {
    terminal?.close()
  }
  const findings = await checkAll(folder, readSettings(folder))
  const next = findings.some(isProblem)
    ? 'Mend the problems, then: npm run deploy -- check'
    : 'Next: npm run deploy -- up'
  return { text: `${printed(findings)}\n\n${next}`, json: { findings } }
}

/** Fails with the findings as its message where one of them is a problem. */
const check = async (folder: string) => {
  const findings = await checkAll(folder, readSettings(folder))
  if (!findings.some(isProblem)) return { text: printed(findings), json: { findings } }
  throw Object.assign(new CommandFailed(printed(findings)), { details: { findings } })
}

const work = async () => {
  const command = parseDeployCommand(args)
  const folder = folderOf(command)
  switch (command.name) {
    case 'init':
      return init(folder, command)
    case 'check':
      return check(folder)
    case 'up': {
      const { recreate } = command
      // standard output has the answer alone
      const say = (line: string) => console.error(line)
      const url = await bringUp({ folder, recreate, run, follow: runHere, say })
      return { text: `ready ${url}`, json: { url } }
    }
    case 'upgrade':
    case 'return':
      return runUpgrade(command, folder)
  }
}

await runCommand(args, work)
