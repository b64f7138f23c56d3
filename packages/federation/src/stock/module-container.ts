import type { Container } from './container.ts'

interface ModuleContainer {
  /** The ES module of the container. */
  entry: string
  /** Every module that it imports, including itself, with its hash. */
  integrity: Readonly<Record<string, string>>
  /** Folder of all modules. */
  base: string
}

/**
 * Wraps an ES module as the container of a script. `import()` takes no hash, and an import map with hashes
 * would have to be in the page. So every module is preloaded with its hash, and `import()` then finds it in
 * the page's module map. If one differs from the released one, nothing runs.
 */
export const moduleContainer = ({ entry, integrity, base }: ModuleContainer): Container => {
  let loading: Promise<Container> | undefined
  const load = () => {
    loading ??= Promise.all(
      Object.entries(integrity).map(([file, hash]) => preloadModule(base + file, hash)),
    ).then(() => import(/* webpackIgnore: true */ base + entry) as Promise<Container>)
    return loading
  }
  return {
    init: async (...sharing) => (await load()).init(...sharing),
    get: async (module, ...scope) => (await load()).get(module, ...scope),
  }
}

const preloadModule = (href: string, integrity: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`${href} could not be loaded, or is not the released one`))
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: 'anonymous', integrity })
    document.head.append(link)
  })
