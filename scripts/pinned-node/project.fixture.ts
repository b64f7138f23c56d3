import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@calm-rest/testing'

const scripts = fileURLToPath(new URL('..', import.meta.url))
const npmStandIn = fileURLToPath(new URL('./npm.fixture/npm-cli.js', import.meta.url))

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

interface StartOptions {
  env?: Record<string, string>
  cwd?: string
  inShell?: boolean
}

/** A project with the real first step, in a folder with spaces; npm is a stand-in that needs no network. */
export const createProject = () => {
  const root = join(temporaryFolder('pinned node'), 'a project')
  mkdirSync(join(root, 'scripts'), { recursive: true })
  cpSync(join(scripts, 'on-pinned-node.mjs'), join(root, 'scripts/on-pinned-node.mjs'))
  cpSync(join(scripts, 'pinned-node'), join(root, 'scripts/pinned-node'), { recursive: true })
  writeFileSync(
    join(root, 'package.json'),
    '{ "type": "module", "allowScripts": { "node": true, "absent": true, "dependency": false } }',
  )

  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  const lock = (version: string) =>
    write(
      'package-lock.json',
      JSON.stringify({ packages: { '': {}, 'node_modules/dependency': { version } } }),
    )
  lock('1.0.0')

  const start = (args: string[], { env = {}, cwd = root, inShell = false }: StartOptions = {}) => {
    // that of the project which runs the tests
    const { NODE_COMPILE_CACHE, ...inherited } = process.env
    const words = [process.execPath, join(root, 'scripts/on-pinned-node.mjs'), ...args]
    // a shell that passes no signal on, as npm's does where it is dash
    const [program = '', ...rest] = inShell ? ['sh', '-c', '"$@"; exit $?', 'sh', ...words] : words
    const child = spawn(program, rest, {
      cwd,
      env: { ...inherited, npm_execpath: npmStandIn, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return watch(child)
  }
  return {
    root,
    write,
    lock,
    start,
    run: (args: string[], options?: Parameters<typeof start>[1]) => start(args, options).ended,
    /** Installs that the stand-in for npm has recorded so far. */
    installs: () => (existsSync(join(root, 'installs')) ? readFileSync(join(root, 'installs'), 'utf8') : ''),
  }
}

const watch = (child: ChildProcess) => {
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, ...output })),
  )
  return { output, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}
