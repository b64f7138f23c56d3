import { type Expression, type JSXAttribute, parseSync, type Span, Visitor } from 'oxc-parser'

/** One small change of a source, of the kinds that mutation tests usually make. */
export interface Mutant {
  file: string
  line: number
  /** Offsets of the replaced text in UTF-16 units. */
  start: number
  end: number
  before: string
  after: string
}

const comparisons: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
}
const arithmetic: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }
const logic: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' }

/** A larger number is mostly a size or a limit, which one more does not break. */
const largestNumber = 2

/** Attributes that only React or the look of a page needs. */
const looks = new Set([
  'className',
  'd',
  'draw',
  'focusable',
  'icon',
  'key',
  'ref',
  'size',
  'sizes',
  'style',
  'tone',
  'variant',
  'viewBox',
  'wide',
])

/** All mutants of a source, in the order of the syntax tree. */
export const mutantsOf = (file: string, source: string): Mutant[] => {
  const found: Mutant[] = []
  const types: Span[] = []
  const replace = ({ start, end }: Span, after: string) => {
    if (types.some((type) => type.start <= start && end <= type.end)) return
    const line = source.slice(0, start).split('\n').length
    found.push({ file, line, start, end, before: source.slice(start, end), after })
  }
  const textOf = ({ start, end }: Span) => source.slice(start, end)
  const negate = (test: Expression) => replace(test, `!(${textOf(test)})`)
  const swap = (left: Span, right: Span, operator: string, other: string | undefined) => {
    if (other === undefined) return
    const between = source.slice(left.end, right.start)
    const start = left.end + between.indexOf(operator)
    replace({ start, end: start + operator.length }, other)
  }
  /** Removes one of several elements with the comma that follows or precedes it. */
  const drop = (all: readonly (Span | null)[], one: Span) => {
    const i = all.indexOf(one)
    const next = all[i + 1]
    const previous = all[i - 1]
    if (next) return replace({ start: one.start, end: next.start }, '')
    replace({ start: previous ? previous.end : one.start, end: one.end }, '')
  }
  const { program } = parseSync(file, source)
  const skipType = (type: Span) => void types.push({ start: type.start, end: type.end })
  new Visitor({
    TSTypeAnnotation: skipType,
    TSLiteralType: skipType,
    TSTypeAliasDeclaration: skipType,
    TSInterfaceDeclaration: skipType,
    TSTypeParameterInstantiation: skipType,
    BinaryExpression: ({ left, right, operator }) =>
      swap(left, right, operator, comparisons[operator] ?? arithmetic[operator]),
    LogicalExpression: ({ left, right, operator }) => swap(left, right, operator, logic[operator]),
    UnaryExpression: (node) => {
      if (node.operator === '!') replace(node, textOf(node.argument))
    },
    Literal: (node) => {
      if (typeof node.value === 'boolean') replace(node, String(!node.value))
      if (typeof node.value === 'number' && node.value <= largestNumber) replace(node, String(node.value + 1))
    },
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    ArrayExpression: ({ elements }) => {
      const words = elements.filter((one) => one?.type === 'Literal' && typeof one.value === 'string')
      for (const one of words) if (one) drop(elements, one)
    },
    ObjectExpression: ({ properties }) => {
      for (const property of properties) drop(properties, property)
    },
    ExpressionStatement: (node) => {
      const { expression } = node
      const called = expression.type === 'AwaitExpression' ? expression.argument : expression
      if (called.type === 'CallExpression') replace(expression, 'void 0')
    },
    JSXOpeningElement: ({ attributes }) => {
      for (const one of attributes) if (one.type === 'JSXAttribute' && isSeen(one)) replace(one, '')
    },
  }).visit(program)
  return found
}

const isSeen = ({ name }: JSXAttribute) => name.type !== 'JSXIdentifier' || !looks.has(name.name)

export const withMutant = (source: string, { start, end, after }: Mutant): string =>
  source.slice(0, start) + after + source.slice(end)
