import { byGroup, type FunctionOfCall, hasRequired } from './describe-functions.ts'

/** The functions themselves, as plain as written by hand: a page loads nothing that reads a table. */
export const writeFunctions = (functions: readonly FunctionOfCall[]): string => {
  const { session, groups } = byGroup(functions)
  return [
    "import type { ApiCalls, SessionApi } from '@calm-rest/contract/api'",
    "import type { Calls } from './calls.ts'",
    "import { params } from './params.ts'",
    '',
    'export const createApiCalls = ({ call, post, own }: Calls): ApiCalls => ({',
    ...groups.map(({ group, ones }) => `${group}: { ${ones.map(functionOf).join(', ')} },`),
    '})',
    '',
    `export const createSessionCalls = ({ call, post }: Calls): SessionApi => ({ ${session.map(functionOf).join(', ')} })`,
  ].join('\n')
}

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
