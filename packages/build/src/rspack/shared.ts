/**
 * Not react-i18next: it belongs to one React, and a remote on another one would get the shell's. What is shared comes
 * whole, too, and of that package everybody needs two functions.
 */
export const sharedPackages = ['react', 'react-dom', 'i18next'] as const

/**
 * Code that is the same in shell and remotes is loaded once where versions agree, else the remote brings its
 * own. Not singletons: a remote on another React still works, in its own root. The router is not shared.
 * In development nothing is: only a development React refreshes, and the shell around may be the released one.
 */
export const shared = (dependencies: Record<string, string>, { eager = false, development = false }) => {
  if (development) return {}
  const share = (request: string, of = request) => [
    request,
    { requiredVersion: `^${dependencies[of]}`, version: dependencies[of], singleton: false, eager },
  ]
  return Object.fromEntries([
    ...sharedPackages.map((name) => share(name)),
    share('react/', 'react'),
    share('react-dom/', 'react-dom'),
  ])
}
