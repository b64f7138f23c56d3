import { writeSync } from 'node:fs'
import { frameOf } from './frames.ts'
import { sealProcess } from './seal-process.ts'

// Actions of code that has escaped from its bundle, in a process that is sealed: start-worker.test.ts runs them.

/** A file that the worker may read, and that nothing has loaded. */
const unloaded = new URL('./backoff.ts', import.meta.url).href
const inAddress: string = 'data:text/javascript,export default 1'
const globals = globalThis as Record<string, unknown>
const own = process as unknown as Record<string, unknown>

sealProcess()

const attempts: Record<string, () => unknown> = {
  'imports a module of Node': () => import('node:fs'),
  'imports a file that it may read': () => import(unloaded),
  'imports code in its address': () => import(inAddress),
}

const outcomeOf = async (attempt: () => unknown) => {
  try {
    await attempt()
    return 'done'
  } catch (cause) {
    return String(cause).replace(/file:\S+/, 'FILE')
  }
}

const outcomes: Record<string, string> = {}
for (const [name, attempt] of Object.entries(attempts)) outcomes[name] = await outcomeOf(attempt)

const doors = [
  'fetch',
  'WebSocket',
  'EventSource',
  'navigator',
  'Worker',
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
]
const rights = ['binding', 'dlopen', 'kill', 'getBuiltinModule', 'exit', 'stdout', 'mainModule', 'report']
const open = [
  ...doors.filter((name) => name in globals),
  ...rights.filter((name) => name in own),
  ...(Object.hasOwn(Object.getPrototypeOf(process), 'constructor') ? ['constructor'] : []),
]
writeSync(1, frameOf(JSON.stringify({ type: 'failed', id: 0, message: JSON.stringify({ outcomes, open }) })))
