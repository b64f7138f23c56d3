import { parseSync, Visitor } from 'oxc-parser'

export interface Use {
  line: number
  /** Fixed parts of the key: one where it is a literal, more where values are inserted. */
  parts: string[]
  /** Whether another key is asked for where this one is missing. */
  hasFallback: boolean
}

export interface SourceWords {
  /** Keys in `t(…)` and `<Trans i18nKey>`. */
  uses: Use[]
  /** Every text of the file: a key may be stored in a table and asked for later. */
  texts: { line: number; value: string }[]
}

interface Node {
  type: string
  start: number
}
interface Template extends Node {
  quasis: { value: { cooked: string | null } }[]
}

/** Templates of Vue and Svelte are read as text: whole keys in `t('…')`. */
const readTemplateUses = (source: string): SourceWords => ({
  uses: [...source.matchAll(/\bt\(\s*(["'`])([\w.-]+)\1/g)].map(({ index, 2: key = '' }) => ({
    line: source.slice(0, index).split('\n').length,
    parts: [key],
    hasFallback: false,
  })),
  texts: [],
})

/** Reads the keys that a source file asks for. */
export const readUses = (file: string, source: string): SourceWords => {
  if (/\.(vue|svelte)$/.test(file)) return readTemplateUses(source)
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

type Key = Omit<Use, 'line'>

/** Keys that an argument may evaluate to: a text, a template, either side of a choice, the members of a list. */
const keysIn = (node: Node): Key[] => {
  switch (node.type) {
    case 'Literal': {
      const { value } = node as Node & { value?: unknown }
      return typeof value === 'string' ? [{ parts: [value], hasFallback: false }] : []
    }
    case 'TemplateLiteral':
      return [{ parts: (node as Template).quasis.map(({ value }) => value.cooked ?? ''), hasFallback: false }]
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return sidesOf(node).flatMap(keysIn)
    case 'ArrayExpression': {
      // i18next takes the first that exists
      const { elements } = node as Node & { elements: (Node | null)[] }
      return elements.flatMap((element, index) =>
        element ? keysIn(element).map((key) => ({ ...key, hasFallback: index < elements.length - 1 })) : [],
      )
    }
    default: {
      const inner = (node as Node & { expression?: Node }).expression
      return inner ? keysIn(inner) : []
    }
  }
}

const sidesOf = (node: Node): Node[] => {
  const sides = node as Node & { consequent?: Node; alternate?: Node; left?: Node; right?: Node }
  return [sides.consequent, sides.alternate, sides.left, sides.right].filter((side) => side !== undefined)
}
