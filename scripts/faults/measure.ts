import { spawn } from 'node:child_process'
import type { Fault } from './fault.ts'
import { type FoundBy, foundBy } from './found-by.ts'
import { plantFault } from './plant.ts'

/** Only ends what hangs. */
const limitMs = 30 * 60_000

export interface Measured {
  id: string
  /** Undefined where the whole of `npm test` passes over it. */
  found: FoundBy | undefined
  /** By the file that holds the promise, which runs first, or by the whole of `npm test`. */
  run: 'own' | 'whole'
  seconds: number
  /** The test that found it fails without the fault, too: it proves nothing. */
  isRedAnyway: boolean
}

interface Scratch {
  folder: string
  restore: () => void
}

/**
 * Plants a fault in a scratch copy and tests it: by the file that holds its promise, and where that is green, by
 * everything. What turned red is run once more without the fault.
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

/** Whether the file of a test fails as the sources are. */
const isRed = async (folder: string, { name }: FoundBy) => {
  const [file = ''] = name.split(' > ')
  if (!/\.test\.tsx?$/.test(file)) return false
  const vitest = ['scripts/on-pinned-node.mjs', 'node_modules/vitest/vitest.mjs', 'run', '--bail=1', file]
  return /^ *FAIL /m.test(await outputOf(folder, process.execPath, vitest))
}

/** What `npm test` says, both streams. */
const runTests = (folder: string, args: readonly string[]) => outputOf(folder, 'npm', ['test', '--', ...args])

const outputOf = (cwd: string, command: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, PLANTED_FAULT: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // a group of its own, so that the limit ends browsers and sites, too
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
