import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export interface Ran {
  code: number
  stdout: string
  stderr: string
}

/** Runs a program to its end, without a shell; code 127 where it is not installed. */
export type Run = (program: string, args: readonly string[]) => Promise<Ran>

const timeoutMs = 60_000

export const run: Run = async (program, args) => {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs })
  const failed = once(child, 'error').then(() => 127)
  const closed = once(child, 'close').then(([code]) => (code as number | null) ?? 1)
  const stdout = text(child.stdout)
  const stderr = text(child.stderr)
  const code = await Promise.race([failed, closed])
  return code === 127
    ? { code, stdout: '', stderr: '' }
    : { code, stdout: await stdout, stderr: await stderr }
}

/** What runs containers here, and what starts those of compose.yaml. */
export interface Engine {
  name: 'podman' | 'docker'
  version: string
  /** Program and first arguments of compose; undefined where it is not installed. */
  compose: { command: readonly string[]; version: string } | undefined
}

/** What a command says where nothing runs containers. */
export const withoutEngine =
  'There is no podman with podman-compose, and no docker compose: npm run deploy -- check.'

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
