import { calls } from '@calm-rest/contract/openapi'

const patterns = [...new Set(Object.values(calls).map(({ path }) => path))].map((path) => ({
  path,
  // those without parameters first: /api/rooms/a is one of /api/rooms/{id}
  parameters: path.split('{').length - 1,
  matches: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`),
}))
patterns.sort((a, b) => a.parameters - b.parameters)

/** Pattern of a call's path: `/api/rooms/{id}`. 'none' for an unknown one, so that nothing of a guest is exported. */
export const callPattern = (path: string): string =>
  path.startsWith('/x/')
    ? '/x/{remote}/{backend}'
    : (patterns.find(({ matches }) => matches.test(path))?.path ?? 'none')
