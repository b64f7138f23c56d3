import type { Call, ClientCall } from '@calm-rest/contract/openapi'

/** A value that a caller gives, and its type. */
interface Given {
  name: string
  type: string
  isRequired: boolean
}

/** A call of the contract as a function for browsers. */
export interface FunctionOfCall {
  call: Call
  client: ClientCall
  group: string
  name: string
  /** Arguments before the options, in their order. */
  args: readonly Given[]
  /** Values among the options, beside those of every call. */
  options: readonly Given[]
  /** Type of the answer. */
  answer: string
}

/** The calls that browsers make. Throws where an entry contradicts itself. */
export const describeFunctions = (
  calls: readonly Call[],
  typeNames: ReadonlyMap<unknown, string>,
): FunctionOfCall[] =>
  calls.flatMap((call) => (call.client ? [describeFunction(call, call.client, typeNames)] : []))

const describeFunction = (
  call: Call,
  client: ClientCall,
  typeNames: ReadonlyMap<unknown, string>,
): FunctionOfCall => {
  const [group = '', name = ''] = client.name.split('.')
  const asked = parametersOf(call.query)
  const parameter = (wanted: string): Given => {
    const found = asked.find((one) => one.name === wanted)
    if (!found) throw new Error(`${client.name}: its query has no ${wanted}`)
    return client.required?.includes(wanted) ? { ...found, isRequired: true } : found
  }
  const typeOf = (schema: unknown): string => {
    const element: unknown = schema instanceof Object && Reflect.get(schema, 'element')
    const type = typeNames.get(schema) ?? (element ? `${typeOf(element)}[]` : undefined)
    if (type === undefined) throw new Error(`${client.name}: a schema without an exported type`)
    return type
  }
  const given = (one: string, type: string): Given => ({ name: one, type, isRequired: true })
  return {
    call,
    client,
    group,
    name,
    args: [
      ...parametersOf(call.params),
      ...(client.args ?? []).map(parameter),
      ...(client.query ? [{ ...given(client.query, typeOfAll(asked)), isRequired: hasRequired(asked) }] : []),
      ...(call.body ? [given('input', typeOf(call.body))] : []),
    ],
    options: [
      ...(client.options ?? []).map(parameter),
      ...(call.headers?.includes('Idempotency-Key') ? [given('idempotencyKey', 'string')] : []),
    ],
    answer: typeOf(call.success.schema),
  }
}

/** What may be given for a path or a query. The language is among the options of every call. */
const parametersOf = (schema: Call['query']): Given[] => {
  const { properties = {}, required = [] } = schema?.toJSONSchema({ io: 'input' }) ?? {}
  return Object.entries(properties)
    .filter(([name]) => name !== 'lang')
    .map(([name, property]) => ({
      name,
      type: typeof property === 'object' && property.type === 'string' ? 'string' : 'number',
      isRequired: required.includes(name),
    }))
}

/** Type of an object that holds the values. */
export const typeOfAll = (values: readonly Given[]): string => {
  const fields = values.map(({ name, type, isRequired }) =>
    isRequired ? `${name}: ${type}` : `${name}?: ${type} | undefined`,
  )
  return `{ ${fields.join('; ')} }`
}

/** Whether an object that holds the values must be given. */
export const hasRequired = (values: readonly Given[]) => values.some(({ isRequired }) => isRequired)

/** Functions of the session, and the others by their groups, in the order of the contract. */
export const byGroup = (functions: readonly FunctionOfCall[]) => {
  const { session = [], ...groups } = Object.groupBy(functions, ({ group }) => group)
  return { session, groups: Object.entries(groups).map(([group, ones = []]) => ({ group, ones })) }
}
