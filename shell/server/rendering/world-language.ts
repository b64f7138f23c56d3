/**
 * Leaves a bundle's world the language and these globals, and freezes both. Its text becomes part of the world's code
 * (bundle-world.ts): nothing outside of this function is there when it runs. The prototypes of `instances`, which no global leads
 * to, are frozen, too.
 */
export const sealLanguage = (globals: Record<string, unknown>, instances: readonly object[]): void => {
  // biome-ignore-start lint/suspicious/noShadowRestrictedNames: a bundle that assigns to one of them harms itself alone
  const { AggregateError, Error, EvalError, Function, Intl, Map, Object } = globalThis
  const { RangeError, ReferenceError, Reflect, Set, String, Symbol, SyntaxError, TypeError, URIError } =
    globalThis
  // biome-ignore-end lint/suspicious/noShadowRestrictedNames: a bundle that assigns to one of them harms itself alone

  const nothing = () => undefined

  /** The language, as far as it leads neither to other threads nor to what a host does when a value is collected. */
  const language = new Set([
    'globalThis',
    'Infinity',
    'NaN',
    'undefined',
    'eval',
    'isFinite',
    'isNaN',
    'parseFloat',
    'parseInt',
    'decodeURI',
    'decodeURIComponent',
    'encodeURI',
    'encodeURIComponent',
    'escape',
    'unescape',
    'Object',
    'Function',
    'Boolean',
    'Symbol',
    'Number',
    'BigInt',
    'String',
    'RegExp',
    'Date',
    'Math',
    'Error',
    'AggregateError',
    'EvalError',
    'RangeError',
    'ReferenceError',
    'SyntaxError',
    'TypeError',
    'URIError',
    'SuppressedError',
    'Array',
    'ArrayBuffer',
    'DataView',
    'Map',
    'Set',
    'WeakMap',
    'WeakSet',
    'Uint8Array',
    'Int8Array',
    'Uint16Array',
    'Int16Array',
    'Uint32Array',
    'Int32Array',
    'Float16Array',
    'Uint8ClampedArray',
    'BigUint64Array',
    'BigInt64Array',
    'Float32Array',
    'Float64Array',
    'Promise',
    'Proxy',
    'Reflect',
    'JSON',
    'Intl',
    'Iterator',
    'DisposableStack',
    'AsyncDisposableStack',
  ])
  for (const name of Reflect.ownKeys(globalThis)) {
    if (!language.has(name as string)) Reflect.deleteProperty(globalThis, name)
  }
  // no stack is collected, and no text made of one: that would run Node's own code with a bundle on the stack
  Reflect.deleteProperty(Error, 'captureStackTrace')
  for (const name of ['stackTraceLimit', 'prepareStackTrace']) {
    Object.defineProperty(Error, name, { get: nothing, set: nothing, configurable: false })
  }
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
  }

  // Nothing of the language changes any more, neither for this code nor for another render. An object that inherits from
  // one of these may still have a property of its own of the same name.
  const overridable = (holder: object, name: PropertyKey, value: unknown) =>
    Object.defineProperty(holder, name, {
      configurable: false,
      get: () => value,
      set(this: object, own: unknown) {
        if (this === holder) throw new TypeError(`${String(name)} of the language stays as it is`)
        Object.defineProperty(this, name, {
          value: own,
          writable: true,
          enumerable: true,
          configurable: true,
        })
      },
    })
  const frozen = new Set<unknown>()
  const freeze = (value: unknown) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return
    if (value === globalThis || frozen.has(value)) return
    frozen.add(value)
    for (const name of Reflect.ownKeys(value)) {
      const property = Object.getOwnPropertyDescriptor(value, name)
      for (const part of [property?.value, property?.get, property?.set]) freeze(part)
    }
    freeze(Object.getPrototypeOf(value))
    Object.freeze(value)
  }
  const errors = [
    Error,
    EvalError,
    RangeError,
    ReferenceError,
    SyntaxError,
    TypeError,
    URIError,
    AggregateError,
  ]
  // names that classes and objects commonly define themselves
  const overridden: [holder: object, ...names: string[]][] = [
    [Object.prototype, 'constructor', 'hasOwnProperty', 'toLocaleString', 'toString', 'valueOf'],
    [Function.prototype, 'constructor', 'toString'],
    ...errors.map(({ prototype }): [object, ...string[]] => [
      prototype,
      'constructor',
      'message',
      'name',
      'toString',
    ]),
  ]
  for (const [holder, ...names] of overridden) {
    for (const name of names) {
      if (Object.hasOwn(holder, name)) overridable(holder, name, Reflect.get(holder, name))
    }
  }
  for (const name of Reflect.ownKeys(globalThis)) freeze(Reflect.get(globalThis, name))
  // without names in the language
  const iterators = Reflect.get(globalThis, 'Iterator') as {
    from(given: object): { map(each: () => void): object }
  }
  for (const value of [function* () {}, async () => {}, async function* () {}]) freeze(value)
  for (const value of [
    [][Symbol.iterator](),
    new Map().entries(),
    new Set().values(),
    ''[Symbol.iterator](),
    ''.matchAll(/a/g),
    iterators.from([]).map(nothing),
    iterators.from({ next: nothing }),
    new Intl.Segmenter().segment(''),
    new Intl.Segmenter().segment('')[Symbol.iterator](),
    ...instances,
  ]) {
    freeze(Object.getPrototypeOf(value))
  }
  const stack = Object.getOwnPropertyDescriptor(new Error(''), 'stack')
  for (const accessor of [stack?.get, stack?.set]) freeze(accessor)
}
