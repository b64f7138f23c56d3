import { spawn, spawnSync } from 'node:child_process'
import { CommandFailed } from '@calm-rest/command'

/** Standard output of a program; throws with its standard error. */
export const outputOf = (program: string, args: readonly string[], input?: Buffer): string => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
    ...(input && { input }),
  })
  if (status === 0) return stdout.trim()
  const why = error?.message ?? stderr.trim().split('\n').slice(-12).join('\n')
  throw new CommandFailed(`${program} ${args[0] ?? ''} failed: ${why}`)
}

/** Whether a program ends with 0. */
export const succeeds = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** Runs a program whose output a person follows, on standard error. Throws unless it ends with 0. */
export const follow = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 2, 2], env })
    child.once('error', (cause) => reject(new CommandFailed(`${program} did not start: ${cause.message}`)))
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new CommandFailed(`${program} ended with ${signal ?? code}.`)),
    )
  })
