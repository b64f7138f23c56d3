import { execFile } from 'node:child_process'
import type { CommandResult } from './slots.ts'

interface RunOptions {
  cwd?: string
  variables: NodeJS.ProcessEnv
}

/** A backup of a large database takes minutes. */
const patienceMs = 30 * 60_000
const mostBytes = 16 * 1024 * 1024

/** Runs a program to its end, and returns its standard output, or what it said of its failure. */
export const runProgram = (
  program: string,
  args: readonly string[],
  { cwd, variables }: RunOptions,
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const options = { cwd, env: variables, timeout: patienceMs, maxBuffer: mostBytes }
    const child = execFile(program, args, options, (failure, output, errors) => {
      if (!failure) return resolve({ exitCode: 0, output })
      const said = output.trim() === '' ? errors.trim() || failure.message : output
      resolve({ exitCode: child.exitCode ?? 1, output: said })
    })
  })
