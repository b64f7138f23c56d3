import { isBuiltin, registerHooks } from 'node:module'

/** What Node's own code still asks of `process`, and nothing by which somebody else would get further. */
const needed = new Set<PropertyKey>([
  'nextTick',
  '_tickCallback',
  '_fatalException',
  'emit',
  'listenerCount',
  '_events',
  '_eventsCount',
  '_maxListeners',
  'domain',
  '_exiting',
  'exitCode',
  'version',
  'versions',
  'arch',
  'platform',
  'release',
  'features',
  'emitWarning',
  'noDeprecation',
  'argv',
  'execArgv',
  'env',
  'config',
])

/** Globals of Node that lead to the network or to another thread. */
const doors = [
  'fetch',
  'WebSocket',
  'EventSource',
  'XMLHttpRequest',
  'navigator',
  'Worker',
  'BroadcastChannel',
  'MessageChannel',
  'MessagePort',
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
  'require',
  'module',
]

/**
 * Takes away what code could use that has found a way out of the bundle's world (run-bundle.ts): `process` keeps what
 * Node itself needs, and no module of Node's or of the disk is loaded any more. Node's permissions and walls.ts stand behind that.
 */
export const sealProcess = () => {
  for (const name of Reflect.ownKeys(process)) {
    if (!needed.has(name)) Reflect.deleteProperty(process, name)
  }
  Reflect.deleteProperty(Object.getPrototypeOf(process), 'constructor')
  for (const name of doors) Reflect.deleteProperty(globalThis, name)
  const refuse = (name: string) => {
    throw new Error(`${name} is not loaded: this process has all that it needs`)
  }
  registerHooks({
    // what is there already is asked for by its address again
    resolve: (name, context, next) => (isBuiltin(name) ? refuse(name) : next(name, context)),
    load: refuse,
  })
}
