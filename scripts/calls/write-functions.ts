import { byGroup, type FunctionOfCall, hasRequired } from './describe-functions.ts'

/** The functions for widgets, as plain as written by hand. Pages load them with the first call. */
export const writeFunctions = (functions: readonly FunctionOfCall[]): string =>
  [
    "import type { ApiCalls } from '@calm-rest/contract/api'",
    "import type { Calls } from './calls.ts'",
    "import { params } from './params.ts'",
    '',
    'export const createApiCalls = ({ call, post, own }: Calls): ApiCalls => ({',
    ...byGroup(functions).groups.map(
      ({ group, ones }) => `${group}: { ${ones.map(functionOf).join(', ')} },`,
    ),
    '})',
  ].join('\n')

/** The functions of the session, which every page has. */
export const writeSessionFunctions = (functions: readonly FunctionOfCall[]): string =>
  [
    "import type { SessionApi } from '@calm-rest/contract/api'",
    "import type { Calls } from './calls.ts'",
    '',
    `export const createSessionCalls = ({ call, post }: Calls): SessionApi => ({ ${byGroup(functions).session.map(functionOf).join(', ')} })`,
  ].join('\n')

const functionOf = (one: FunctionOfCall): string => {
  const { call, client, name, args } = one
  const isPost = call.method === 'post' && call.body !== undefined
  const isOwn = call.access === 'guest' || client.withToken
  const way = `${isOwn ? 'own.' : ''}${isPost ? 'post' : 'call'}`
  const parameters = [...args.map((arg) => arg.name), optionsOf(one)]
  const sent = [pathOf(one), ...(isPost ? ['input'] : []), requestOf(one, isPost)]
  return `${name}: (${parameters.join(', ')}) => ${way}(${sent.join(', ')})`
}

/** The path below /api/, with the arguments in its places. */
const pathOf = ({ call, client }: FunctionOfCall): string => {
  const path = `${call.path.replace('/api/', '')}${client.slash ? '/' : ''}`
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => `\${encodeURIComponent(${name})}`)
  return filled === path ? `'${path}'` : `\`${filled}\``
}

const requestOf = ({ call, client, options }: FunctionOfCall, isPost: boolean): string => {
  const { args = [], options: inQuery = [], query } = client
  const asked = query ? `...${query}` : [...args, ...inQuery].join(', ')
  const fields = [
    ...(call.method === 'get' || isPost ? [] : [`method: '${call.method}'`]),
    ...(call.body && !isPost ? ['json: input'] : []),
    ...(asked ? [`searchParams: params({ ${asked} })`] : []),
    ...(options.length > inQuery.length ? ["headers: { 'Idempotency-Key': idempotencyKey }"] : []),
    ...(client.keepalive ? ['keepalive: true'] : []),
  ]
  return fields.length > 0 ? `{ ...options, ${fields.join(', ')} }` : 'options'
}

/** The parameter for the options, without those that are not of every call. */
const optionsOf = ({ options }: FunctionOfCall): string => {
  if (options.length === 0) return 'options'
  const taken = `{ ${options.map(({ name }) => name).join(', ')}, ...options }`
  return hasRequired(options) ? taken : `${taken} = {}`
}
