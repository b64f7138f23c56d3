import type { Container } from './container.ts'

interface ModuleContainer {
  /** The ES module that is the container. */
  entry: string
  /** Every module that it leads to, itself among them, with its hash. */
  integrity: Readonly<Record<string, string>>
  /** Folder of them all. */
  base: string
}

/**
 * A container that is an ES module, as the container of a script. `import()` takes no hash, and an import map with
 * hashes would have to stand in the page: so every module is preloaded with its hash, and `import()` then finds it among
 * the modules that the page has. Where one is not the released one nothing runs.
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
