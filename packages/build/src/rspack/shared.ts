/**
 * Not react-i18next: it belongs to one React, and a remote on another one would get the shell's. Shared
 * packages are also not tree-shaken, and two of its functions are all we need.
 */
export const sharedPackages = ['react', 'react-dom', 'i18next'] as const

/**
 * Shell and remotes load the same code once if versions agree; otherwise the remote brings its own. Not
 * singletons: a remote on another React still works, in its own root. The router is not shared. In
 * development nothing is shared: only a development React refreshes, and the surrounding shell may be a
 * released one. A remote without React names none.
 */
export const shared = (dependencies: Record<string, string>, { eager = false, development = false }) => {
  if (development) return {}
  const requests = [
    ...sharedPackages.map((name) => ({ request: name as string, of: name })),
    { request: 'react/', of: 'react' },
    { request: 'react-dom/', of: 'react-dom' },
  ]
  return Object.fromEntries(
    requests.flatMap(({ request, of }) => {
      const version = dependencies[of]
      if (version === undefined) return []
      return [[request, { requiredVersion: `^${version}`, version, singleton: false, eager }] as const]
    }),
  )
}
