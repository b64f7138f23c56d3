import { parseSync, Visitor } from 'oxc-parser'

export interface Use {
  line: number
  /** The whole key, or what it begins with where the rest is computed. */
  key: string
  isPrefix: boolean
}

export interface SourceWords {
  /** Keys that `t(…)` and `<Trans i18nKey>` ask for. */
  uses: Use[]
  /** Every text of the file: a key may be kept in a table and asked for later. */
  texts: { line: number; value: string }[]
}

interface Node {
  type: string
  start: number
}
interface Template extends Node {
  quasis: { value: { cooked: string | null } }[]
  expressions: unknown[]
}

/** Which words a source file asks for. */
export const readUses = (file: string, source: string): SourceWords => {
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const found: SourceWords = { uses: [], texts: [] }
  const use = (node: Node | null | undefined) => {
    for (const part of node ? keysIn(node) : []) found.uses.push({ ...part, line: lineOf(node?.start ?? 0) })
  }
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const isT =
        (callee.type === 'Identifier' && callee.name === 't') ||
        (callee.type === 'MemberExpression' &&
          callee.property.type === 'Identifier' &&
          callee.property.name === 't')
      if (isT) use(first)
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || name.name !== 'i18nKey') return
      use(value?.type === 'JSXExpressionContainer' ? value.expression : value)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') found.texts.push({ value, line: lineOf(start) })
    },
    TemplateElement: ({ value, start }) => {
      if (value.cooked) found.texts.push({ value: value.cooked, line: lineOf(start) })
    },
    JSXText: ({ value, start }) => {
      found.texts.push({ value, line: lineOf(start) })
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** Keys that an argument may become: a text, a template's beginning, either side of a choice. */
const keysIn = (node: Node): Omit<Use, 'line'>[] => {
  if (node.type === 'Literal') {
    const { value } = node as Node & { value?: unknown }
    return typeof value === 'string' ? [{ key: value, isPrefix: false }] : []
  }
  if (node.type === 'TemplateLiteral') {
    const { quasis, expressions } = node as Template
    return [{ key: quasis[0]?.value.cooked ?? '', isPrefix: expressions.length > 0 }]
  }
  if (node.type === 'ConditionalExpression') {
    const { consequent, alternate } = node as Node & { consequent: Node; alternate: Node }
    return [...keysIn(consequent), ...keysIn(alternate)]
  }
  if (node.type === 'LogicalExpression') {
    const { left, right } = node as Node & { left: Node; right: Node }
    return [...keysIn(left), ...keysIn(right)]
  }
  const inner = (node as Node & { expression?: Node }).expression
  return inner ? keysIn(inner) : []
}
