/** Widgets of a bundle that tries what its team may not; each answers what came of it. */
export const attacks = `
  const tried = async (attack) => {
    try { return 'did it: ' + String(await attack()) } catch (cause) { return 'refused: ' + cause.message }
  }
  const widget = (attack) => ({ load: async (input) => tried(() => attack(input)), render: () => '' })

  // what there is beside the language
  const names = ['process', 'require', 'global', 'Buffer', 'fetch', 'Request', 'WebSocket', 'EventSource', 'Worker',
    'BroadcastChannel', 'navigator', 'localStorage', 'setImmediate', 'setInterval']
  exports.names = widget(() => names.filter((name) => name in globalThis).join())

  // the modules of Node
  exports['reads a file'] = widget(async () => (await import('node:fs')).readFileSync('/etc/passwd'))
  exports['spawns id'] = widget(async () => (await import('node:child_process')).execSync('id'))
  exports['opens a socket'] = widget(async () => (await import('node:net')).connect(80, '127.0.0.1'))

  // code of texts: of its own world, and of the worker's through whatever comes from there
  const text = 'return process.env'
  exports['makes code of a text'] = widget(() => (0, eval)('1'))
  exports['makes a function of a text'] = widget(() => (() => {}).constructor(text)())
  exports['escapes by a global'] = widget(() => URL.constructor(text)())
  exports['escapes by an async global'] = widget(() => setTimeout.constructor.constructor(text)())
  exports['escapes by the API'] = widget(({ api }) => api.rooms.list.constructor(text)())
  exports['escapes by a promise'] = widget(({ api }) => api.rooms.list().constructor.constructor(text)())
  exports['escapes by its own exports'] = widget(() => exports.constructor.constructor(text)())
  exports['escapes by an error'] = widget(({ api }) => {
    try { api.mediaUrl(Symbol()) } catch (cause) { return cause.constructor.constructor(text)() }
  })
  exports['compiles WebAssembly'] = widget(() => new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])))

  // harm
  exports['takes memory beside the heap'] = widget(() => { const all = []; for (;;) all.push(new Uint8Array(5e7).fill(1)) })
  exports['asks without end'] = widget(async ({ api }) => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => api.hotel.day()))
    return answers.filter(({ ok }) => ok).length
  })
  exports['spoils its messages'] = { load: async () => () => 'no data', render: () => '' }
  exports['ends its worker'] = { load: () => { Promise.reject(new Error('nobody catches it')); return new Promise(() => {}) } }
  exports.good = { load: async () => 'good', render: () => '<p>good</p>' }
`
