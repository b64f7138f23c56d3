import type { Container } from './container.ts'

/** Shared packages: by name, then by version, how to get each. */
type Scope = Record<string, Record<string, unknown>>

interface InitOptions {
  shareScopeMap?: Record<string, Scope>
}

/**
 * Initialises a container with the packages that the page shares, and keeps the container's own from the page: a host
 * with `singleton: true` takes the highest version of all that it is offered, also for itself, and a host on React 18
 * would get React 19. The container uses the host's package where its version fits.
 */
export const initApart = async (
  container: Pick<Container, 'init'>,
  [given = {}, tokens, options]: readonly unknown[],
): Promise<unknown> => {
  const views = new Map<Scope, Scope>()
  const viewOf = (scope: Scope) => {
    const view = views.get(scope) ?? copyOf(scope)
    views.set(scope, view)
    return view
  }
  const result = await container.init(
    viewOf(given as Scope),
    tokens,
    withViews(options as InitOptions | undefined, viewOf),
  )
  // of two equal versions the container may have preferred its own: the page's is used, since it loads once
  for (const [scope, view] of views)
    for (const [name, versions] of Object.entries(scope)) view[name] = { ...view[name], ...versions }
  return result
}

const copyOf = (scope: Scope): Scope =>
  Object.fromEntries(Object.entries(scope).map(([name, versions]) => [name, { ...versions }]))

const withViews = (options: InitOptions | undefined, viewOf: (scope: Scope) => Scope) => {
  const { shareScopeMap } = options ?? {}
  if (!shareScopeMap) return options
  const views = Object.fromEntries(Object.entries(shareScopeMap).map(([key, scope]) => [key, viewOf(scope)]))
  // as the runtime passes it: options are copied, and this is none
  return Object.defineProperty({ ...options }, 'shareScopeMap', { value: views, enumerable: false })
}
