/** Widgets of a bundle that tries what its team may not; each returns its result. */
export const attacks = `
  const tried = async (attack) => {
    try { return 'did it: ' + String(await attack()) } catch (cause) { return 'refused: ' + cause.message }
  }
  const widget = (attack) => ({ load: async (input) => tried(() => attack(input)), render: () => '' })

  // names other than the language's own
  const names = ['process', 'require', 'global', 'Buffer', 'fetch', 'Request', 'WebSocket', 'EventSource', 'Worker',
    'BroadcastChannel', 'navigator', 'localStorage', 'setImmediate', 'setInterval', 'WebAssembly', 'SharedArrayBuffer',
    'Atomics', 'FinalizationRegistry', 'WeakRef', 'ShadowRealm', 'gc']
  exports.names = widget(() => names.filter((name) => name in globalThis).join())

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

  // another realm: where an object of it is in reach, its prototypes are, and what Node does with them
  const { getPrototypeOf, getOwnPropertyDescriptor } = Object
  const top = (value) => {
    let last = value
    for (let next = value; next !== null; next = getPrototypeOf(next)) last = next
    return last
  }
  const isForeign = (value) =>
    ((typeof value === 'object' && value !== null) || typeof value === 'function') &&
    ![Object.prototype, value].includes(top(value))
  /** Everything reachable from here by properties, accessors and prototypes. */
  const foreignIn = (...begin) => {
    const seen = new Set()
    const found = []
    const look = (value, path) => {
      if (((typeof value !== 'object' || value === null) && typeof value !== 'function') || seen.has(value)) return
      seen.add(value)
      if (isForeign(value)) found.push(path)
      look(getPrototypeOf(value), path + '.__proto__')
      for (const name of Reflect.ownKeys(value)) {
        const { value: own, get, set } = getOwnPropertyDescriptor(value, name)
        for (const part of [own, get, set]) look(part, path + '.' + String(name))
      }
    }
    begin.forEach((value, at) => look(value, String(at)))
    return found.slice(0, 5).join() || 'nothing foreign'
  }
  const hosts = []
  exports['looks around'] = {
    load: async (input) => tried(async () => {
      const answer = input.api.rooms.list()
      return foreignIn(input, answer, await answer, globalThis, module, exports, this, hosts)
    }),
    render: ({ host, ...rest }) => { hosts.push(host, rest); return '' },
  }

  // Node reads process.noDeprecation when a timer is too long, and so asks every prototype of process
  const processOf = async () => {
    let found
    const get = function () { if (this?.pid) found = this }
    Object.defineProperty(top(URL), 'noDeprecation', { configurable: true, get })
    Promise.reject(new Error('x')).catch(() => {})
    setTimeout(() => {}, 2 ** 31)
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (!found) throw new Error('no process')
    return found
  }
  exports['reaches a listener'] = widget(async ({ props }) => {
    const { stderr } = await processOf()
    const socket = new stderr.constructor()
    return new Promise((resolve) => {
      socket.on('connect', () => resolve('connected')).on('error', ({ code }) => resolve(code))
      socket.connect(props.port, '127.0.0.1')
    })
  })
  exports['ends the site'] = widget(async () => {
    (await processOf())._send({ cmd: 'NODE_HANDLE_ACK' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    return 'sent'
  })

  // what the host throws where the stack ends
  const soon = () => new Promise((resolve) => setTimeout(resolve, 5))
  const atTheEndOfTheStack = (attempt, wait = soon) => {
    const caught = new Set()
    const fall = () => {
      try { fall() } catch (cause) { caught.add(cause) }
      try { attempt()?.catch?.((cause) => caught.add(cause)) } catch (cause) { caught.add(cause) }
    }
    try { fall() } catch (cause) { caught.add(cause) }
    return wait().then(() => [...caught].filter(isForeign).length + ' foreign of ' + Math.min(1, caught.size))
  }
  const ends = {
    'an address': () => new URL('https://a.example/' + 'a'.repeat(99), 'https://b.example'),
    'a query': () => String(new URLSearchParams('a=b')),
    'a random number': () => crypto.randomUUID(),
    'a hash': () => crypto.subtle.digest('SHA-256', new TextEncoder().encode('a')),
    'a timer': () => clearTimeout(setTimeout(() => {}, 1000)),
    'a stack': () => new Error('x').stack,
    'a rejection': () => Promise.reject(new Error('x')).catch(() => {}),
    'a refused code': () => eval('1'),
    'a date': () => new Intl.DateTimeFormat('de').format(new Date()),
  }
  for (const [name, attempt] of Object.entries(ends)) exports['runs out of stack at ' + name] = widget(() => atTheEndOfTheStack(attempt))
  exports['runs out of stack at a call'] = widget(({ api }) => atTheEndOfTheStack(() => { api.hotel.day().catch(() => {}) }))
  exports['runs out of stack at a link'] = { load: async () => null, render: ({ host }) => { atTheEndOfTheStack(() => host.href({ screen: 'rooms' }), async () => {}).then((told) => { exports.told = told }); return '' } }
  exports['tells of it'] = widget(async () => { while (!exports.told) await new Promise((resolve) => setTimeout(resolve, 5)); return exports.told })

  // functions that the host hands to what it waits for, prints or formats
  exports['is waited for'] = { load: () => ({ then: (resolve, reject) => resolve(isForeign(resolve) || isForeign(reject) ? 'foreign' : 'own') }), render: () => '' }
  exports['formats stacks'] = widget(() => {
    let sites
    Error.prepareStackTrace = (_, given) => { sites = given; return '' }
    Error.stackTraceLimit = 100
    const object = {}
    Error.captureStackTrace?.(object)
    String(object.stack) + String(new Error('x').stack)
    return sites ? sites.length + ' sites, ' + foreignIn(sites.map((site) => [site.getThis(), site.getFunction()])) : 'no stack'
  })
  const printed = { [Symbol.for('nodejs.util.inspect.custom')]: (depth, options, inspect) => 'Error: ' + (inspect && isForeign(inspect) ? 'foreign' : 'own') }
  exports['is printed'] = { load: () => { Promise.reject(printed); return new Promise(() => {}) }, render: () => '' }
  exports['is printed when thrown'] = { load: () => { setTimeout(() => { throw printed }); return new Promise(() => {}) }, render: () => '' }

  // the locale of all renders of this process
  exports['changes the language'] = widget(() => {
    const changes = [
      () => { 'use strict'; Object.prototype.polluted = true },
      () => { 'use strict'; Array.prototype.map = () => 'mine' },
      () => { 'use strict'; Promise.prototype.then = () => 'mine' },
      () => { 'use strict'; JSON.stringify = () => 'mine' },
      () => { 'use strict'; String.prototype.toJSON = () => 'mine' },
      () => { 'use strict'; Object.prototype.toString = () => 'mine' },
      () => { 'use strict'; Function.prototype.call = () => 'mine' },
      () => { 'use strict'; URL.prototype.toString = () => 'mine' },
      () => { 'use strict'; getPrototypeOf(async () => {}).constructor = () => 'mine' },
      () => { 'use strict'; getPrototypeOf([][Symbol.iterator]()).next = () => 'mine' },
      ...[''.matchAll(/a/g), [].values().map(String), Iterator.from({ next() {} }), new Intl.Segmenter().segment('a'),
        new Intl.Segmenter().segment('a')[Symbol.iterator](), new MessageChannel().port1,
      ].map((value) => () => { 'use strict'; getPrototypeOf(value).mine = 'mine' }),
      () => { 'use strict'; Object.getOwnPropertyDescriptor(new Error('x'), 'stack').get.mine = 'mine' },
    ]
    return changes.filter((change) => { try { change(); return true } catch { return false } }).length
  })
  exports['has errors of its own'] = widget(() => {
    'use strict'
    class Mine extends Error { constructor() { super('x'); this.name = 'Mine'; this.message = 'mine' } }
    const one = Object.assign({}, { toString: () => 'one', constructor: 1 })
    one.valueOf = () => 2
    return [String(new Mine()), String(one), one * 1].join(' ')
  })

  exports['replaces names of the language'] = widget(() => {
    for (const name of ['Object', 'Promise', 'Map', 'Reflect', 'Array', 'Number', 'Uint8Array']) globalThis[name] = undefined
    return 'replaced'
  })

  // harm
  exports['gives its calls headers'] = widget(async ({ api }) => {
    const headers = { 'x-composition': 'a', 'X-Composition': 'FORGED', Accept: 'text/csv', 'X-Forwarded-For': '1.2.3.4', Cookie: 's=1' }
    return (await api.hotel.day({ headers })).ok
  })
  exports['gives its calls long bodies'] = widget(async ({ api }) => (await api.quotes.create({ text: 'x'.repeat(70000) })).failure.status)
  exports['gives a read a body'] = widget(async ({ api }) => (await api.hotel.day({ json: {} })).ok)
  exports['books without a key'] = widget(async ({ api }) => (await api.bookings.create({})).ok)
  exports['asks for half a character'] = widget(async ({ api }) => (await api.rooms.byId('\ud800')).ok)
  const ticks = { count: 0 }
  exports['goes on'] = widget(() => {
    const tick = () => { ticks.count += 1; setTimeout(tick, 0) }
    tick()
    return 'begun'
  })
  exports.ticks = widget(() => ticks.count)
  exports['never ends'] = { load: () => new Promise(() => { const burn = () => { const end = Date.now() + 40; while (Date.now() < end); setTimeout(burn, 0) }; burn() }), render: () => '' }
  exports['answers with a status'] = { load: () => 1, render: () => '', submit: ({ props }) => ({ status: props.status, data: 1 }) }
  exports['keeps a form'] = {
    ...widget(async () => [exports.kept, await exports.kept?.api.messages.create({})]),
    submit: ({ form, api }) => { exports.kept = { api, fields: [...form] }; return { status: 200, data: 1 } },
  }
  exports.number = { load: () => 1, render: () => String(Math.random()) }
  exports['takes memory beside the heap'] = widget(() => { const all = []; for (;;) all.push(new Uint8Array(5e7).fill(1)) })
  exports['asks without end'] = widget(async ({ api }) => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => api.hotel.day()))
    return answers.filter(({ ok }) => ok).length
  })
  exports['spoils its messages'] = { load: async () => () => 'no data', render: () => '' }
  exports['ends its worker'] = { load: () => { Promise.reject(new Error('nobody catches it')); return new Promise(() => {}) } }
  exports.good = { load: async () => 'good', render: () => '<p>good</p>' }
`
