import { spawn } from 'node:child_process'
import type { Fault } from './fault.ts'
import { type FoundBy, foundBy } from './found-by.ts'
import { plantFault } from './plant.ts'

/** Limit of one run, which only a run that hangs reaches. */
const limitMs = 30 * 60_000

export interface Measured {
  id: string
  /** Undefined where all of `npm test` passes with the fault. */
  found: FoundBy | undefined
  /** `own`: the test file of the fault; `whole`: all of `npm test`. */
  run: 'own' | 'whole'
  seconds: number
  /** Whether the test fails without the fault, too, and so proves nothing. */
  isRedAnyway: boolean
}

interface Scratch {
  folder: string
  restore: () => void
}

/**
 * Plants a fault in a scratch copy and runs its own test file, then all tests where that passes. The test that failed
 * is run once more without the fault.
 */
export const measureFault = async ({ folder, restore }: Scratch, fault: Fault): Promise<Measured> => {
  plantFault(folder, fault)
  const started = performance.now()
  const inOwn = foundBy(await runTests(folder, [fault.test, '--bail=1']))
  const found = inOwn ?? foundBy(await runTests(folder, ['--bail=1']))
  const seconds = Math.round((performance.now() - started) / 1000)
  restore()
  const isRedAnyway = found !== undefined && (await isRed(folder, found))
  return { id: fault.id, found, run: inOwn ? 'own' : 'whole', seconds, isRedAnyway }
}

/** Whether the file of a test fails without the fault. */
const isRed = async (folder: string, { name }: FoundBy) => {
  const [file = ''] = name.split(' > ')
  if (!/\.test\.tsx?$/.test(file)) return false
  const vitest = ['scripts/on-pinned-node.mjs', 'node_modules/vitest/vitest.mjs', 'run', '--bail=1', file]
  return /^ *FAIL /m.test(await outputOf(folder, process.execPath, vitest))
}

/** Standard output and error of `npm test`. */
const runTests = (folder: string, args: readonly string[]) => outputOf(folder, 'npm', ['test', '--', ...args])

const outputOf = (cwd: string, command: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, PLANTED_FAULT: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // a process group, so that the limit also ends browsers and sites
      detached: true,
    })
    const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGTERM')
    const timer = setTimeout(end, limitMs)
    process.once('exit', end)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      process.off('exit', end)
      resolve(output)
    })
  })
