import { parseSync, Visitor } from 'oxc-parser'

/** A test that runs and names requirements: `it('R-a, R-b: …')`, or a suite around it does. */
export interface ProvingTest {
  /** Titles of its suites and its own. */
  name: string
  line: number
  ids: string[]
}

interface Node {
  type: string
  start: number
  end: number
}
interface Call extends Node {
  callee: Node
  arguments: Node[]
}

const kinds: Record<string, 'suite' | 'test'> = { describe: 'suite', it: 'test', test: 'test' }

/**
 * The tests of a file that run and name requirements; one that is skipped or only planned proves nothing. A table whose
 * title begins with `%s: ` has the ids in the first cell of each of its rows.
 */
export const readTests = (file: string, source: string): ProvingTest[] => {
  const tests: ProvingTest[] = []
  const suites: { title: string; end: number }[] = []
  let deadUntil = 0
  const { program } = parseSync(file, source)
  new Visitor({
    CallExpression: (node) => {
      const call = node as Call
      while ((suites.at(-1)?.end ?? call.end) < call.end) suites.pop()
      if (isDead(call)) deadUntil = Math.max(deadUntil, call.end)
      const block = call.start < deadUntil ? undefined : blockOf(call, source)
      if (block?.kind === 'suite') suites.push({ title: block.title, end: call.end })
      if (block?.kind !== 'test') return
      const line = source.slice(0, call.start).split('\n').length
      for (const title of titlesOf(block, program as Node & { body: Node[] })) {
        const path = [...suites.map((suite) => suite.title), title]
        const ids = path.flatMap(idsOf)
        if (ids.length > 0) tests.push({ name: path.join(' › '), line, ids })
      }
    },
  }).visit(program)
  return tests
}

/** The ids at the beginning of a title. A malformed one is returned whole, so that it is reported as unknown. */
const idsOf = (title: string): string[] => {
  const ids = /^(R-[a-z0-9-]+(?:, R-[a-z0-9-]+)*): /.exec(title)?.[1]?.split(', ')
  return ids ?? (title.startsWith('R-') ? [title] : [])
}

/** Whether a call is not known to run, like `it.skip(…)` or `describe.todo(…)`. */
const isDead = ({ callee }: Call) => {
  const { object, property } = memberOf(callee) ?? {}
  return object !== undefined && object in kinds && property !== 'each'
}

interface Block {
  kind: 'suite' | 'test'
  title: string
  /** First argument of `it.each`. */
  table?: Node
}

const blockOf = ({ callee, arguments: [name, body] }: Call, source: string): Block | undefined => {
  if (!name || !body) return undefined
  const title = textOf(name) ?? source.slice(name.start, name.end).replace(/^`|`$/g, '')
  if (callee.type === 'Identifier') {
    const kind = kinds[nameOf(callee) ?? '']
    return kind && { kind, title }
  }
  if (callee.type !== 'CallExpression') return undefined
  const { callee: each, arguments: tables } = callee as Call
  const { object, property } = memberOf(each) ?? {}
  const kind = property === 'each' && object ? kinds[object] : undefined
  return kind && { kind, title, ...(tables[0] && { table: tables[0] }) }
}

const titlesOf = ({ title, table }: Block, program: Node & { body: Node[] }): string[] => {
  if (!table || !title.startsWith('%s: ')) return [title]
  const rows = elementsOf(table, program)?.map((row) => textOf(elementsOf(row, program)?.[0] ?? row) ?? '')
  return rows?.map((ids) => title.replace('%s', ids)) ?? [title]
}

/** Elements of an array literal, or of the constant of the file that holds one. */
const elementsOf = (node: Node, program: Node & { body: Node[] }): Node[] | undefined => {
  const plain = unwrapped(node)
  const { elements } = plain as Node & { elements?: (Node | null)[] }
  if (plain.type === 'ArrayExpression') return elements?.filter((element) => element !== null)
  const constants = program.body.flatMap(
    (statement) => (statement as Node & { declarations?: { id: Node; init?: Node }[] }).declarations ?? [],
  )
  const init = constants.find(({ id }) => plain.type === 'Identifier' && nameOf(id) === nameOf(plain))?.init
  return init && elementsOf(init, program)
}

const nameOf = (node: Node) =>
  node.type === 'Identifier' ? (node as Node & { name: string }).name : undefined

const memberOf = (node: Node) => {
  if (node.type !== 'MemberExpression') return undefined
  const { object, property } = node as Node & { object: Node; property: Node }
  return { object: nameOf(object), property: nameOf(property) }
}

/** The text of a literal or of a template without substitutions. */
const textOf = (node: Node): string | undefined => {
  const { value, quasis } = node as Node & { value?: unknown; quasis?: { value: { cooked: string } }[] }
  if (node.type === 'Literal') return typeof value === 'string' ? value : undefined
  return node.type === 'TemplateLiteral' && quasis?.length === 1 ? quasis[0]?.value.cooked : undefined
}

/** Removes `as const` and `satisfies`. */
const unwrapped = (node: Node): Node => {
  const { expression } = node as Node & { expression?: Node }
  return /^TS(As|Satisfies)Expression$/.test(node.type) && expression ? unwrapped(expression) : node
}
