import { type Argument, type ArrayExpressionElement, type Expression, parseSync, Visitor } from 'oxc-parser'

export interface PackedLiteral {
  line: number
  source: string
  /** Replacement of the text. */
  why: string
}

const instead = {
  properties:
    'hides unknown properties from the compiler: write the properties straight into the object around them',
  attributes: 'hides unknown attributes from the compiler: write each as an attribute of its own',
  elements: 'is a list within a list: write its elements straight into the one around them',
  declarations: 'declares several names at once: write one declaration for each',
  assignments:
    'assigns several values at once: write one assignment for each; an exchange, [a, b] = [b, a], may stay',
}

/** Passes over files without such a literal, so that only the others are parsed. */
const mayPack = /\.\.\.[\s(]*[[{]|[\]}][^=;\n]*=[\s(]*[[{]/

/**
 * Literals of a source file that are spread into another literal, or taken apart where they are made. They keep lines
 * short for the formatter, and switch off the compiler's check of excess properties.
 */
export const packedLiterals = (file: string, source: string): PackedLiteral[] => {
  if (!mayPack.test(source)) return []
  const found: PackedLiteral[] = []
  const report = ({ start, end }: { start: number; end: number }, why: string) =>
    found.push({
      line: source.slice(0, start).split('\n').length,
      source: source.slice(start, end).replaceAll(/\s+/g, ' '),
      why,
    })
  const judgeList = (items: readonly (Argument | ArrayExpressionElement)[]) => {
    for (const item of items)
      if (item?.type === 'SpreadElement' && bare(item.argument).type === 'ArrayExpression')
        report(item, instead.elements)
  }
  new Visitor({
    ObjectExpression: ({ properties }) => {
      for (const property of properties)
        if (property.type === 'SpreadElement' && bare(property.argument).type === 'ObjectExpression')
          report(property, instead.properties)
    },
    JSXSpreadAttribute: (attribute) => {
      if (bare(attribute.argument).type === 'ObjectExpression') report(attribute, instead.attributes)
    },
    ArrayExpression: ({ elements }) => judgeList(elements),
    CallExpression: (call) => judgeList(call.arguments),
    NewExpression: (made) => judgeList(made.arguments),
    VariableDeclarator: (declarator) => {
      const { id, init } = declarator
      const isPattern = id.type === 'ArrayPattern' || id.type === 'ObjectPattern'
      if (isPattern && init && isPlainLiteral(init)) report(declarator, instead.declarations)
    },
    AssignmentExpression: (assignment) => {
      const { left, right } = assignment
      if (left.type !== 'ArrayPattern' || !isPlainLiteral(right)) return
      const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end)
      const targets = left.elements.map((one) => one && textOf(one)).sort()
      const values = elementsOf(right).map(textOf).sort()
      if (targets.join() !== values.join()) report(assignment, instead.assignments)
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** The expression without brackets and types around it. */
const bare = (expression: Expression): Expression => {
  switch (expression.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return bare(expression.expression)
    default:
      return expression
  }
}

/** Whether each part of the literal is written in it. What is spread into it may have any number of parts. */
const isPlainLiteral = (expression: Expression) => {
  const literal = bare(expression)
  if (literal.type === 'ArrayExpression')
    return literal.elements.every((element) => element?.type !== 'SpreadElement')
  return (
    literal.type === 'ObjectExpression' && literal.properties.every(({ type }) => type !== 'SpreadElement')
  )
}

const elementsOf = (expression: Expression) => {
  const literal = bare(expression)
  return literal.type === 'ArrayExpression'
    ? literal.elements.flatMap((element) => (element ? [bare(element as Expression)] : []))
    : []
}
