import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { Session } from 'node:inspector'
import { join } from 'node:path'
import { WASI } from 'node:wasi'
import { Worker } from 'node:worker_threads'
import { frameOf } from './frames.ts'

// Actions of a bundle that had found a way to Node itself: start-worker.test.ts runs them as a worker runs.

const folder = join(import.meta.dirname, '../../..')

const attempts: Record<string, () => unknown> = {
  'reads the list of users': () => readFileSync('/etc/passwd'),
  'reads a file beside the code': () => readFileSync(join(folder, 'package.json')),
  'reads its own environment': () => readFileSync('/proc/self/environ'),
  'reads its own code': () => readFileSync(import.meta.filename),
  'writes into its own code': () => writeFileSync(import.meta.filename, ''),
  'spawns a child': () => spawn('id'),
  'starts a thread': () => new Worker('', { eval: true }),
  'opens the inspector': () => new Session().connect(),
  'uses WASI': () => new WASI({ version: 'preview1' }),
  'loads an addon': () => process.dlopen({ exports: {} }, '/tmp/addon.node'),
  'reaches the inside of Node': () => Reflect.get(process, 'binding')('fs'),
  'makes code of a text': () => new Function('return 1')(),
  'takes a gigabyte': () => Array.from({ length: 20 }, () => new Uint8Array(5e7).fill(1)),
}

const outcomeOf = (attempt: () => unknown) => {
  try {
    attempt()
    return 'done'
  } catch (cause) {
    const { name, code } = cause as { name: string; code?: string }
    return code ?? name
  }
}

const message = JSON.stringify({
  environment: Object.keys(process.env),
  outcomes: Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [name, outcomeOf(attempt)])),
})
writeSync(1, frameOf(JSON.stringify({ type: 'failed', id: 0, message })))
