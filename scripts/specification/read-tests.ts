import { parseSync, Visitor } from 'oxc-parser'
import { type Argument, escaped, type Title, titleOfEach, titleOfTemplate } from './test-name.ts'

/** Titles of the suites around a test, from the outermost, and its own. */
export type TestPath = Title[]

interface Node {
  type: string
  start: number
  end: number
}
interface Call extends Node {
  callee: Node
  arguments: Node[]
}
interface Block {
  kind: 'suite' | 'test'
  title: Title
}

const kinds: Record<string, Block['kind']> = { describe: 'suite', it: 'test', test: 'test' }

/** Every test of a file that runs: one that is skipped or only planned proves nothing. */
export const readTests = (file: string, source: string): TestPath[] => {
  const tests: TestPath[] = []
  const suites: { title: Title; end: number }[] = []
  let deadUntil = 0
  new Visitor({
    CallExpression: (call) => {
      while ((suites.at(-1)?.end ?? call.end) < call.end) suites.pop()
      if (isDead(call as Call)) deadUntil = Math.max(deadUntil, call.end)
      const block = call.start < deadUntil ? undefined : blockOf(call as Call, source)
      if (block?.kind === 'suite') suites.push({ title: block.title, end: call.end })
      if (block?.kind === 'test') tests.push([...suites.map(({ title }) => title), block.title])
    },
  }).visit(parseSync(file, source).program)
  return tests
}

/** `it.skip(…)`, `describe.todo(…)` and whatever else is not known to run. */
const isDead = ({ callee }: Call) => {
  const { object, property } = memberOf(callee) ?? {}
  return object !== undefined && object in kinds && property !== 'each'
}

const blockOf = (call: Call, source: string): Block | undefined => {
  const { callee } = call
  const [name, body] = call.arguments
  if (!name || !body) return undefined
  if (callee.type === 'Identifier') {
    const kind = kinds[(callee as Node & { name: string }).name]
    return kind && { kind, title: titleOf(name, source) }
  }
  if (callee.type !== 'CallExpression') return undefined
  const { callee: each, arguments: tables } = callee as Call
  const { object, property } = memberOf(each) ?? {}
  const kind = property === 'each' && object ? kinds[object] : undefined
  return kind && { kind, title: titleOfEach(textOf(name) ?? written(name, source), rowsOf(tables[0])) }
}

const memberOf = (node: Node) => {
  if (node.type !== 'MemberExpression') return undefined
  const { object, property } = node as Node & { object: Node; property: Node }
  const nameOf = (part: Node) =>
    part.type === 'Identifier' ? (part as Node & { name: string }).name : undefined
  return { object: nameOf(object), property: nameOf(property) }
}

const titleOf = (name: Node, source: string): Title => {
  const text = textOf(name)
  if (text !== undefined) return { written: text, forms: [escaped(text)] }
  const { quasis } = name as Node & { quasis?: { value: { cooked: string | null } }[] }
  return titleOfTemplate(written(name, source), quasis?.map(({ value }) => value.cooked ?? '') ?? ['', ''])
}

/** The text of a literal, or of a template without holes. */
const textOf = (node: Node): string | undefined => {
  const { value, quasis } = node as Node & { value?: unknown; quasis?: { value: { cooked: string } }[] }
  if (node.type === 'Literal') return typeof value === 'string' ? value : undefined
  return node.type === 'TemplateLiteral' && quasis?.length === 1 ? quasis[0]?.value.cooked : undefined
}

/** As it stands in the file, without its quotes. */
const written = ({ start, end }: Node, source: string) => source.slice(start, end).replace(/^`|`$/g, '')

/** Rows of a table that is written out; undefined for one that is computed. */
const rowsOf = (table: Node | undefined): Argument[][] | undefined => {
  const list = table && elementsOf(table)
  return list?.map((row) => (elementsOf(row) ?? [row]).map(argumentOf))
}

const elementsOf = (node: Node): Node[] | undefined => {
  const plain = unwrapped(node)
  const { elements } = plain as Node & { elements?: (Node | null)[] }
  return plain.type === 'ArrayExpression' ? elements?.filter((element) => element !== null) : undefined
}

const argumentOf = (node: Node): Argument => {
  const { type, value } = unwrapped(node) as Node & { value?: unknown }
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value)
  return type === 'Literal' && isPlain ? { value: value as string | number | boolean } : undefined
}

/** Without `as const` and `satisfies`. */
const unwrapped = (node: Node): Node => {
  const { expression } = node as Node & { expression?: Node }
  return /^TS(As|Satisfies)Expression$/.test(node.type) && expression ? unwrapped(expression) : node
}
