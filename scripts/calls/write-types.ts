import { byGroup, type FunctionOfCall, hasRequired, typeOfAll } from './describe-functions.ts'

/** The types of the functions. */
export const writeTypes = (functions: readonly FunctionOfCall[]): string => {
  const named = functions.flatMap(({ args, answer }) => [answer, ...args.map(({ type }) => type)])
  const imported = new Set(named.map((type) => type.replace('[]', '')).filter((type) => /^[A-Z]/.test(type)))
  const { session, groups } = byGroup(functions)
  return [
    `import type { ${[...imported].toSorted((a, b) => a.localeCompare(b, 'en')).join(', ')} } from '../schemas/index.ts'`,
    "import type { CallOptions, Result } from './result.ts'",
    '',
    '/** The calls of guests, as functions of `Api`. */',
    'export interface ApiCalls {',
    ...groups.map(({ group, ones }) => `${group}: {\n${ones.map(methodOf).join('\n')}\n}`),
    '}',
    '',
    '/** The calls that give and take tokens: for a host alone, never handed to a widget. */',
    `export interface SessionApi {\n${session.map(methodOf).join('\n')}\n}`,
  ].join('\n')
}

const methodOf = ({ call, client, name, args, options, answer }: FunctionOfCall): string => {
  const comment = [`${call.summary}.`, client.note].filter(Boolean).join(' ')
  const type = options.length > 0 ? `CallOptions & ${typeOfAll(options)}` : 'CallOptions'
  const parameters = [...args, { name: 'options', type, isRequired: hasRequired(options) }].map(
    (one) => `${one.name}${one.isRequired ? '' : '?'}: ${one.type}`,
  )
  return `/** ${comment} */\n${name}(${parameters.join(', ')}): Promise<Result<${answer}>>`
}
