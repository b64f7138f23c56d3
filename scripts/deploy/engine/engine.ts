import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { Refused } from '@calm-rest/command'

export interface Ran {
  code: number
  stdout: string
  stderr: string
}

/** Runs a program to its end, without a shell; code 127 where it is not installed. */
export type Run = (program: string, args: readonly string[]) => Promise<Ran>

const timeoutMs = 60_000

/** Exit code of a program; 127 where it is not installed, 1 where it was ended. */
const codeOf = (child: ChildProcess) =>
  new Promise<number>((resolve) => {
    child.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ENOENT' ? 127 : 1))
    child.once('close', (code) => resolve(code ?? 1))
  })

export const run: Run = async (program, args) => {
  // a timer of spawn itself would keep this process where the program is not there
  const signal = AbortSignal.timeout(timeoutMs)
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], signal })
  const outputs = Promise.all([text(child.stdout), text(child.stderr)])
  const code = await codeOf(child)
  if (code === 127) return { code, stdout: '', stderr: '' }
  const [stdout, stderr] = await outputs
  return { code, stdout, stderr }
}

/** Runs a program in a folder, with its output on our standard error; returns its exit code. */
export const runHere = (program: string, args: readonly string[], folder: string): Promise<number> =>
  codeOf(spawn(program, args, { cwd: folder, stdio: ['ignore', 2, 2] }))

/** Runs a program at our terminal, with which it can ask; returns its exit code. */
export const runAtTerminal = (program: string, args: readonly string[]): Promise<number> =>
  codeOf(spawn(program, args, { stdio: 'inherit' }))

/** What runs containers here, and what starts those of compose.yaml. */
export interface Engine {
  name: 'podman' | 'docker'
  version: string
  /** Program and first arguments of compose; undefined where it is not installed. */
  compose: { command: readonly string[]; version: string } | undefined
}

const versionIn = (output: string) => /(\d+\.\d+(?:\.\d+)?)/.exec(output)?.[1] ?? '0.0'

const composesOf = {
  podman: [['podman-compose']],
  docker: [['docker', 'compose'], ['docker-compose']],
} as const

const findCompose = async (name: Engine['name'], runs: Run): Promise<Engine['compose']> => {
  for (const command of composesOf[name]) {
    const [program = '', ...first] = command
    const { code, stdout } = await runs(program, [...first, name === 'podman' ? '--version' : 'version'])
    // podman-compose prints the version of podman, too
    const own = /compose\w* version:?\s+v?(\S+)/i.exec(stdout)?.[1] ?? stdout
    if (code === 0) return { command, version: versionIn(own) }
  }
  return undefined
}

/** The engine of this machine: the one with a compose goes first, then podman. Undefined without any. */
export const findEngine = async (runs: Run = run): Promise<Engine | undefined> => {
  const found: Engine[] = []
  for (const name of ['podman', 'docker'] as const) {
    const { code, stdout } = await runs(name, ['--version'])
    if (code === 0) found.push({ name, version: versionIn(stdout), compose: await findCompose(name, runs) })
  }
  return found.find(({ compose }) => compose !== undefined) ?? found[0]
}

export type ContainerEngine = Engine & { compose: NonNullable<Engine['compose']> }

/** The engine of this machine with its compose. Throws `Refused` with what to install. */
export const needEngine = async (runs: Run = run): Promise<ContainerEngine> => {
  const engine = await findEngine(runs)
  if (engine?.compose) return { ...engine, compose: engine.compose }
  throw new Refused(
    'There is no podman-compose and no docker compose: apt-get install podman podman-compose.',
  )
}
