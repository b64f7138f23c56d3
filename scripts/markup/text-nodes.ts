import { parseSync, Visitor } from 'oxc-parser'

export interface LooseText {
  line: number
  source: string
}

interface Node {
  type: string
  start: number
  end: number
}
type Parts = Record<string, unknown> & Node
type Kind = 'text' | 'space' | 'element' | 'nothing'

/**
 * Texts of a source file that stand beside other nodes. The translation of a browser replaces text nodes, so that React
 * can neither update such a text nor insert a node before it: it throws, and the widget is gone. A text that is the only
 * child of its element is safe, since React writes it through the element. A component that returns a text puts it
 * beside whatever its parent has.
 */
export const looseTexts = (file: string, source: string, slots: Slots = new Map()): LooseText[] => {
  const { program } = parseSync(file, source)
  const names = declaredNodes(program as unknown as Parts)
  const found: LooseText[] = []
  const report = ({ start, end }: Node) =>
    found.push({
      line: source.slice(0, start).split('\n').length,
      source: source.slice(start, end).trim(),
    })
  for (const returned of returnedByComponents(program as unknown as Parts))
    if (isSurelyText(returned)) report(returned)
  const visit = (element: unknown) => {
    const siblings = siblingsIn(element as Parts, names)
    const isBeside = siblings.length > 1 || slotsOf(element as Parts, slots).has('children')
    if (isBeside) for (const { child, kind } of siblings) if (kind === 'text') report(child)
  }
  const visitElement = (element: unknown) => {
    visit(element)
    for (const given of textsInto(element as Parts, slots)) report(given)
  }
  new Visitor({ JSXElement: visitElement, JSXFragment: visit }).visit(program)
  return found
}

/** Properties of components that stand beside other nodes as they are given: a text there needs an element of its own. */
export type Slots = Map<string, Set<string>>

/** Slots of the components of a file, by the components' names. */
export const slotsIn = (file: string, source: string): Slots => {
  const program = parseSync(file, source).program as unknown as Parts
  const names = declaredNodes(program)
  const slots: Slots = new Map()
  for (const { name, component } of componentsIn(program)) {
    const raw = nodesIn(component)
      .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
      .map((element) => siblingsIn(element, names))
      .filter(({ length }) => length > 1)
      .flatMap((siblings) => siblings.map(({ child }) => (child.expression as Parts | undefined)?.name))
      .filter((property) => typeof property === 'string' && names.properties.has(property))
    if (raw.length > 0) slots.set(name, new Set(raw as string[]))
  }
  return slots
}

const siblingsIn = ({ children }: Parts, names: DeclaredNodes) =>
  (children as Parts[])
    .map((child) => ({ child, kind: kindOfChild(child, names) }))
    .filter(({ kind }) => kind !== 'nothing')

const slotsOf = ({ openingElement }: Parts, slots: Slots): ReadonlySet<string> => {
  const name = ((openingElement as Parts | undefined)?.name as Parts | undefined)?.name
  return slots.get(String(name)) ?? new Set()
}

/** Texts that an element's attributes give to slots. */
const textsInto = (element: Parts, slots: Slots): Parts[] => {
  const wanted = slotsOf(element, slots)
  return ((element.openingElement as Parts).attributes as Parts[]).flatMap(({ name, value }) => {
    if (!value || !wanted.has(String((name as Parts).name))) return []
    const given = value as Parts
    const text = given.type === 'JSXExpressionContainer' ? (given.expression as Parts) : given
    return isSurelyText(text) ? [text] : []
  })
}

const kindOfChild = (child: Parts, names: DeclaredNodes): Kind => {
  if (child.type === 'JSXText') return kindOfMarkupText(String(child.value))
  if (child.type !== 'JSXExpressionContainer') return 'element'
  return kindOfExpression(child.expression as Parts, names)
}

/** White space is not translated; where it has a line break, JSX leaves it out. */
const kindOfMarkupText = (value: string): Kind => {
  if (value.trim() !== '') return 'text'
  return value.includes('\n') ? 'nothing' : 'space'
}

const kindOfExpression = (node: Parts, names: DeclaredNodes): Kind => {
  const kindOf = (part: string) => kindOfExpression(node[part] as Parts, names)
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'element'
    case 'JSXEmptyExpression':
      return 'nothing'
    case 'Literal':
      if (typeof node.value === 'string') return node.value.trim() === '' ? 'space' : 'text'
      return typeof node.value === 'number' ? 'text' : 'nothing'
    case 'Identifier':
      if (node.name === 'undefined') return 'nothing'
      return names.values.has(String(node.name)) ? 'element' : 'text'
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return kindOf('expression')
    case 'LogicalExpression':
      return node.operator === '&&' ? kindOf('right') : either(kindOf('left'), kindOf('right'))
    case 'ConditionalExpression':
      return either(kindOf('consequent'), kindOf('alternate'))
    case 'CallExpression':
      return returnsNodes(node.callee as Parts, names) ? 'element' : 'text'
    default:
      return 'text'
  }
}

const either = (one: Kind, other: Kind): Kind => {
  if (one === 'text' || other === 'text') return 'text'
  return one === 'nothing' ? other : one
}

const returnsNodes = (callee: Parts, names: DeclaredNodes) => {
  if (callee.type === 'Identifier')
    return names.values.has(String(callee.name)) || names.functions.has(String(callee.name))
  const method = (callee.property as Parts | undefined)?.name
  return method === 'map' || method === 'flatMap'
}

interface DeclaredNodes {
  /** Names whose value, or whose answer, is a node of React by what the file says of them. */
  values: ReadonlySet<string>
  /** Properties of components, among these names. */
  properties: ReadonlySet<string>
  /** Functions that come from a hook other than `useTranslation`: one that made words would be called there. */
  functions: ReadonlySet<string>
}

const declaredNodes = (program: Parts): DeclaredNodes => {
  const values = new Set(['children'])
  const properties = new Set(['children'])
  const functions = new Set<string>()
  const noteHook = (pattern: Parts, init: Parts) => {
    const hook = init.type === 'CallExpression' && (init.callee as Parts).name
    if (typeof hook !== 'string' || !/^use[A-Z]/.test(hook) || hook === 'useTranslation') return
    for (const name of nodesIn(pattern.properties).map((part) => part.name)) functions.add(String(name))
  }
  for (const node of nodesIn(program)) {
    if (node.type === 'TSPropertySignature' && holdsNodes(node.typeAnnotation)) {
      const { name } = node.key as Parts
      values.add(String(name))
      properties.add(String(name))
    }
    if (node.type === 'FunctionDeclaration' && holdsNodes(node.body))
      values.add(String((node.id as Parts).name))
    if (node.type !== 'VariableDeclarator' || !node.init) continue
    const id = node.id as Parts
    if (id.type === 'Identifier' && holdsNodes(node.init)) values.add(String(id.name))
    if (id.type === 'ObjectPattern') noteHook(id, node.init as Parts)
  }
  return { values, properties, functions }
}

const holdsNodes = (part: unknown) =>
  nodesIn(part).some(
    ({ type, typeName }) =>
      type === 'JSXElement' ||
      type === 'JSXFragment' ||
      (type === 'TSTypeReference' && (typeName as Parts).name === 'ReactNode'),
  )

/** A part of a tree with everything in it. */
const nodesIn = (part: unknown): Parts[] => {
  if (Array.isArray(part)) return part.flatMap(nodesIn)
  if (part === null || typeof part !== 'object') return []
  const below = Object.values(part).flatMap(nodesIn)
  return 'type' in part && 'start' in part ? [part as Parts, ...below] : below
}

/** Values that a file's components return. */
const returnedByComponents = (program: Parts): Parts[] =>
  componentsIn(program).flatMap(({ component }) => returnedBy(component))

/** Components of a file, by the names that make them components. */
const componentsIn = (program: Parts) =>
  nodesIn(program).flatMap((node) => {
    const name = (node.id as Parts | null | undefined)?.name
    if (typeof name !== 'string' || !/^[A-Z]/.test(name)) return []
    return [{ name, component: node.type === 'VariableDeclarator' ? (node.init as Parts | null) : node }]
  })

const functions = /^(Arrow)?Function(Declaration|Expression)$/

const returnedBy = (node: Parts | null): Parts[] => {
  if (!node || !functions.test(node.type)) return []
  const body = node.body as Parts
  return body.type === 'BlockStatement' ? returnsIn(body) : [body]
}

/** Values that a block returns, without those of functions within it. */
const returnsIn = (part: unknown): Parts[] => {
  if (Array.isArray(part)) return part.flatMap(returnsIn)
  if (part === null || typeof part !== 'object') return []
  const { type, argument } = part as Parts
  if (functions.test(type)) return []
  if (type === 'ReturnStatement') return argument ? [argument as Parts] : []
  return Object.values(part).flatMap(returnsIn)
}

const isSurelyText = (node: Parts): boolean => {
  switch (node.type) {
    case 'TemplateLiteral':
      return true
    case 'Literal':
      return typeof node.value === 'string'
    case 'ConditionalExpression':
      return isSurelyText(node.consequent as Parts) || isSurelyText(node.alternate as Parts)
    case 'LogicalExpression':
      return isSurelyText(node.right as Parts)
    case 'CallExpression':
      return /^(t|format\w*)$/.test(String((node.callee as Parts).name))
    default:
      return false
  }
}
