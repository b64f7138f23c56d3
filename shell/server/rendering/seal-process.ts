import { isBuiltin, registerHooks } from 'node:module'

/** Properties of `process` that Node's own code still needs; none gives other code more rights. */
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
 * Removes what code could use that has escaped from the bundle's world (run-bundle.ts): `process` keeps what
 * Node itself needs, and no module of Node or of the disk can be loaded any more. Node's permissions and
 * walls.ts are behind it.
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
    // an existing module is requested by its address again
    resolve: (name, context, next) => (isBuiltin(name) ? refuse(name) : next(name, context)),
    load: refuse,
  })
}
