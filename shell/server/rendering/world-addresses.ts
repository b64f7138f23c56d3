/**
 * `URL`, `URLSearchParams` and `FormData` of a bundle's world. Its text becomes part of the world's code (bundle-world.ts): nothing
 * outside of this function is there when it runs. `ask` calls the bridge.
 */
export const createAddresses = (ask: (name: string, text: string) => string) => {
  // biome-ignore lint/suspicious/noShadowRestrictedNames: a bundle that assigns to one of them harms itself alone
  const { JSON, Object, Symbol, TypeError } = globalThis
  const { stringify, parse } = JSON

  type Pair = [name: string, value: string]

  /** Names and values in their order, as forms and the queries of addresses have them. */
  class Pairs {
    protected pairs: Pair[] = []
    append(name: unknown, value: unknown) {
      this.pairs.push([`${name}`, `${value}`])
      this.changed()
    }
    delete(name: string) {
      this.pairs = this.pairs.filter(([one]) => one !== name)
      this.changed()
    }
    get(name: string) {
      return this.pairs.find(([one]) => one === name)?.[1] ?? null
    }
    getAll(name: string) {
      return this.pairs.filter(([one]) => one === name).map(([, value]) => value)
    }
    has(name: string) {
      return this.pairs.some(([one]) => one === name)
    }
    set(name: unknown, value: unknown) {
      const first = this.pairs.findIndex(([one]) => one === `${name}`)
      if (first === -1) return this.append(name, value)
      this.pairs = this.pairs.filter(([one], at) => at <= first || one !== `${name}`)
      this.pairs[first] = [`${name}`, `${value}`]
      this.changed()
    }
    forEach(visit: (value: string, name: string, pairs: unknown) => void) {
      for (const [name, value] of this.pairs) visit(value, name, this)
    }
    *entries(): Generator<Pair> {
      for (const [name, value] of this.pairs) yield [name, value]
    }
    *keys() {
      for (const [name] of this.pairs) yield name
    }
    *values() {
      for (const [, value] of this.pairs) yield value
    }
    [Symbol.iterator]() {
      return this.entries()
    }
    protected changed() {}
  }

  class FormData extends Pairs {}

  const isPairs = (given: unknown): given is Iterable<Pair> =>
    typeof given === 'object' && given !== null && Symbol.iterator in given

  let paramsOf: (search: string, write: (search: string) => void) => URLSearchParams
  class URLSearchParams extends Pairs {
    #write: ((search: string) => void) | undefined
    static {
      paramsOf = (search, write) => {
        const params = new URLSearchParams(search)
        params.#write = write
        return params
      }
    }
    constructor(given: unknown = '') {
      super()
      if (isPairs(given)) for (const [name, value] of given) this.pairs.push([`${name}`, `${value}`])
      else if (typeof given === 'object' && given !== null) {
        this.pairs = Object.entries(given).map(([name, value]) => [name, `${value}`])
      } else this.pairs = parse(ask('pairs', `${given}`))
    }
    get size() {
      return this.pairs.length
    }
    sort() {
      this.pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      this.changed()
    }
    override toString() {
      return ask('query', stringify(this.pairs))
    }
    protected override changed() {
      this.#write?.(`${this}`)
    }
  }

  type UrlFields = Record<(typeof urlFields)[number] | 'origin', string>
  const urlFields = [
    'href',
    'protocol',
    'username',
    'password',
    'host',
    'hostname',
    'port',
    'pathname',
    'search',
    'hash',
  ] as const

  const readUrl = (input: unknown, base: unknown): UrlFields | undefined =>
    parse(ask('url', stringify([`${input}`, base === undefined ? null : `${base}`]))) ?? undefined

  let readField: (url: URL, field: keyof UrlFields) => string
  let writeField: (url: URL, field: string, value: unknown) => void
  class URL {
    declare href: string
    #fields: UrlFields
    #params: URLSearchParams | undefined
    static {
      readField = (url, field) => url.#fields[field]
      writeField = (url, field, value) => {
        const fields = parse(ask('url-with', stringify([url.#fields.href, field, `${value}`])))
        if (!fields) throw new TypeError(`Invalid URL: ${value}`)
        url.#fields = fields
        url.#params = undefined
      }
    }
    constructor(input: unknown, base?: unknown) {
      const fields = readUrl(input, base)
      if (!fields) throw new TypeError(`Invalid URL: ${input}`)
      this.#fields = fields
    }
    static canParse(input: unknown, base?: unknown) {
      return readUrl(input, base) !== undefined
    }
    static parse(input: unknown, base?: unknown) {
      return URL.canParse(input, base) ? new URL(input, base) : null
    }
    get searchParams() {
      this.#params ??= paramsOf(this.#fields.search, (search) => writeField(this, 'search', search))
      return this.#params
    }
    toString() {
      return this.#fields.href
    }
    toJSON() {
      return this.#fields.href
    }
  }
  for (const name of urlFields) {
    Object.defineProperty(URL.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: URL) {
        return readField(this, name)
      },
      set(this: URL, value: unknown) {
        writeField(this, name, value)
      },
    })
  }
  Object.defineProperty(URL.prototype, 'origin', {
    get(this: URL) {
      return readField(this, 'origin')
    },
  })

  return { FormData, URL, URLSearchParams }
}
