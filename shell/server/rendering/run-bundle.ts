import { compileFunction, constants, createContext } from 'node:vm'

let draws = 0

/** How often a bundle has asked for something random so far: what is made of it is another for each guest. */
export const randomDraws = () => draws

const countedCrypto = new Proxy(crypto, {
  get: (target, name) => {
    draws += 1
    const value: unknown = Reflect.get(target, name)
    return typeof value === 'function' ? value.bind(target) : value
  },
})

const countedRandom = () => {
  draws += 1
  return Math.random()
}

/**
 * Globals of a server bundle beside the language itself: none of them leads to a file, a process or the network. Its
 * messages are for nobody.
 */
const globals = {
  ...{
    AbortController,
    AbortSignal,
    FormData,
    MessageChannel,
    TextDecoder,
    TextEncoder,
    URL,
    URLSearchParams,
  },
  ...{ clearTimeout, crypto: countedCrypto, performance, queueMicrotask, setTimeout, structuredClone },
  console: Object.fromEntries(
    ['debug', 'error', 'info', 'log', 'warn'].map((level) => [level, () => undefined]),
  ),
}

/** Runs a server bundle (packages/build/src/rspack/remote.ts) in a world of its own, which makes no code of texts, and answers what it exports. */
export const runBundle = (source: string, filename: string): Record<string, unknown> => {
  const world = createContext(constants.DONT_CONTEXTIFY, {
    name: filename,
    codeGeneration: { strings: false, wasm: false },
  })
  Object.assign(world, globals)
  Object.assign(world.Math, { random: countedRandom })
  const run = (code: string, parameters: string[] = []) =>
    compileFunction(code, parameters, { filename, parsingContext: world })
  const bundle = run('return { exports: {} }')() as { exports: Record<string, unknown> }
  run(source, ['module', 'exports'])(bundle, bundle.exports)
  return bundle.exports
}
