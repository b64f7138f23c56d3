/** Members of `process` that lead to the rest of Node, to other processes, or into memory. */
const doors = [
  ...['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule'],
  ...['kill', '_kill', '_debugProcess', '_debugEnd', 'abort', 'execve', 'openStdin', 'report', 'send'],
]

const network = ['fetch', 'WebSocket', 'EventSource']

/**
 * Takes away what a bundle could use that has found a way out of its world (run-bundle.ts). Node's permissions stand
 * behind that; they know nothing of the network.
 */
export const sealProcess = () => {
  for (const name of doors) Reflect.deleteProperty(process, name)
  for (const name of network) Reflect.deleteProperty(globalThis, name)
}
