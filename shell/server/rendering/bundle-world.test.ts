import { beforeAll, beforeEach, expect, it } from 'vitest'
import { aBundle, holdDeadlines, job } from './bundle.fixture.ts'

beforeEach(holdDeadlines)

/** Expressions with what Node makes of them, and so a bundle has to. */
const expressions = {
  address: "String(new URL('../b?c=ä#d', 'https://a.example/x/y'))",
  'parts of an address': `(() => { const url = new URL('https://u:p@a.example:8443/x?a=1#h'); url.searchParams.set('b', 'ö ü'); url.hash = ''
    return [url.origin, url.host, url.port, url.pathname, url.search, url.username, JSON.stringify({ url })] })()`,
  'no address':
    "[URL.canParse('nonsense'), URL.parse('nonsense'), (() => { try { return new URL('x') } catch (cause) { return cause.name } })()]",
  query: "String(new URLSearchParams({ 'a b': '1&2', z: '~*!' })) + [...new URLSearchParams('?x=%zz&y=a+b')]",
  'changes of a query': `(() => { const query = new URLSearchParams([['b', 1], ['a', 2], ['b', 3]]); query.append('c', 4); query.set('b', 5); query.sort()
    query.delete('c'); return [String(query), query.size, query.get('none'), query.getAll('b'), query.has('a'), [...query.keys()]] })()`,
  form: "(() => { const form = new FormData(); form.append('a', 1); form.append('a', 2); return [form.get('a'), form.getAll('a'), [...form]] })()",
  bytes:
    "[...new TextEncoder().encode('Zimmer 早餐 \\ud800')] + new TextDecoder().decode(new TextEncoder().encode('früh 🌅'))",
  clone: `(() => { const date = new Date(0); const one = { date, map: new Map([[1, { a: [1, , 3] }]]), set: new Set(['x']) }; one.self = one; const copy = structuredClone(one)
    return [copy !== one, copy.self === copy, copy.date.getTime(), copy.map.get(1).a.length, copy.set.has('x')] })()`,
  abort: `(() => { const heard = []; const { signal, ...rest } = ((one) => ({ signal: one.signal, end: () => one.abort() }))(new AbortController())
    signal.addEventListener('abort', ({ type }) => heard.push(type)); rest.end(); rest.end()
    try { signal.throwIfAborted() } catch (cause) { heard.push(cause.name) } return [heard, signal.aborted, AbortSignal.any([signal]).aborted] })()`,
  microtask:
    'new Promise((resolve) => { const heard = []; setTimeout(() => resolve(heard)); queueMicrotask(() => heard.push(1)); heard.push(0) })',
  timers:
    'new Promise((resolve) => { const heard = []; clearTimeout(setTimeout(() => heard.push(0), 1)); setTimeout((x) => heard.push(x), 2, 2); setTimeout(() => resolve(heard), 20) })',
  messages:
    "new Promise((resolve) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = ({ data }) => { port1.close(); resolve(data) }; port2.postMessage('hello') })",
  hash: "crypto.subtle.digest('SHA-256', new TextEncoder().encode('a')).then((hash) => [...new Uint8Array(hash)])",
  random:
    '[/^[\\da-f]{8}-[\\da-f]{4}-4[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}$/.test(crypto.randomUUID()), new Set(crypto.getRandomValues(new Uint8Array(64))).size > 20]',
  clock: '[performance.now() >= 0, performance.now() < 1e9, performance.timeOrigin <= Date.now()]',
} as const

const text = Object.entries(expressions)
  .map(([name, code]) => `exports[${JSON.stringify(name)}] = { load: async () => ${code}, render: () => '' }`)
  .join('\n')

let bundle: ReturnType<typeof aBundle>
beforeAll(() => {
  bundle = aBundle({ text })
})

it.each(Object.entries(expressions))('a bundle has the same %s as elsewhere', async (name, code) => {
  const { data } = await bundle.render(job(name))
  // the fixture holds timers of this process, and no bundle's
  const { setTimeout, clearTimeout } = await import('node:timers')
  const here = new Function('setTimeout', 'clearTimeout', `return ${code}`)
  expect(JSON.parse(data)).toEqual(JSON.parse(JSON.stringify(await here(setTimeout, clearTimeout))))
})

/** All that is in reach of a bundle by name. */
const namesInReach = `
  AbortController AbortSignal AggregateError Array ArrayBuffer AsyncDisposableStack BigInt BigInt64Array
  BigUint64Array Boolean DataView Date DisposableStack Error EvalError Float16Array Float32Array Float64Array
  FormData Function Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math MessageChannel NaN
  Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set String SuppressedError Symbol
  SyntaxError TextDecoder TextEncoder TypeError URIError URL URLSearchParams Uint16Array Uint32Array
  Uint8Array Uint8ClampedArray WeakMap WeakSet clearTimeout console crypto decodeURI decodeURIComponent
  encodeURI encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt performance
  queueMicrotask setTimeout structuredClone undefined unescape`

it('a bundle finds these names, and no other', async () => {
  const names = aBundle({
    text: "exports.names = { load: async () => Reflect.ownKeys(globalThis).map(String).sort(), render: () => '' }",
  })
  const { data } = await names.render(job('names'))
  expect(JSON.parse(data)).toEqual(namesInReach.trim().split(/\s+/))
})
