import parser, { type Node, type Pseudo, type Selector } from 'postcss-selector-parser'

/** Where a rule stands, for its selectors. */
export interface SelectorPlace {
  /** Selector of the slots of a release, without specificity. */
  scope: string
  /** Whether class names are hashed for the release: no other element has them. */
  isModule: boolean
  /** Whether the rule is within another one. */
  isNested: boolean
  /** Whether `&` can be the slot itself, whose siblings are the page's. */
  isOfSlot: boolean
}

/** Selectors that match nothing outside the slots of a release; none if that leaves nothing of a rule. */
export interface ScopedSelectors {
  selectors: string[]
  /** Whether one of them is the slot itself. */
  isOfSlot: boolean
}

/** Pseudo-classes that match what one of their selectors matches. */
const alternatives = new Set([':is', ':where', ':-webkit-any', ':local'])
const siblings = new Set(['+', '~'])
const rootTags = new Set(['html', 'body'])

const isPseudo = (node: Node, ...names: string[]): node is Pseudo =>
  node.type === 'pseudo' && names.includes(node.value)

/** `html`, `body`, `:root`, `:host`, also within `:global()`; and `&` that no rule is around. */
const isRoot = (node: Node): boolean => {
  if (node.type === 'nesting') return true
  if (node.type === 'tag') return rootTags.has(node.value.toLowerCase())
  if (!isPseudo(node, ':root', ':host', ':scope', ':global')) return false
  if (node.value !== ':global') return node.nodes.length === 0
  return node.nodes.length === 1 && node.first.nodes.length === 1 && isRoot(node.first.first)
}

const isPseudoElement = (node: Node) =>
  node.type === 'pseudo' && /^(::|:(before|after|first-line|first-letter)$)/.test(node.value)

/** The compound selectors of a selector, each with the combinator before it. */
const compoundsOf = (selector: Selector) => {
  const compounds: { combinator: string; nodes: Node[] }[] = [{ combinator: '', nodes: [] }]
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push({ combinator: node.value.trim() || ' ', nodes: [] })
    else compounds.at(-1)?.nodes.push(node)
  }
  // a selector that begins with a combinator is relative to the rule around it
  return compounds.filter(({ nodes }, at) => at > 0 || nodes.length > 0)
}

/**
 * Whether one of its elements is certainly within the slot: it has a hashed class, or is the element of the rule
 * around it. All elements that follow it in the selector are then within the slot, too.
 */
const isAnchored = (
  selector: Selector,
  { isModule, isNested }: Pick<SelectorPlace, 'isModule' | 'isNested'>,
): boolean => {
  let isLocal = isModule
  return selector.nodes.some((node) => {
    if (isPseudo(node, ':global', ':local') && node.nodes.length === 0) {
      isLocal = isModule && node.value === ':local'
      return false
    }
    if (node.type === 'nesting') return isNested
    if (node.type === 'class' || node.type === 'id') return isLocal
    return (
      node.type === 'pseudo' &&
      alternatives.has(node.value) &&
      node.nodes.length > 0 &&
      node.nodes.every((inner) =>
        isAnchored(inner, { isModule: isLocal || node.value === ':local', isNested }),
      )
    )
  })
}

/** Whether it leads from the slot itself, which is `&`, to an element beside it. */
const leavesSlot = (selector: Selector) => {
  const compounds = compoundsOf(selector)
  if (siblings.has(compounds[0]?.combinator ?? '')) return true
  return compounds.some(
    ({ combinator }, at) => siblings.has(combinator) && hasNesting(compounds[at - 1]?.nodes ?? []),
  )
}

const hasNesting = (nodes: readonly Node[]) => nodes.some((node) => String(node).includes('&'))

const text = (nodes: readonly Node[]) => nodes.map(String).join('').trim()

/** A selector of the whole page, for the slot: undefined if it can match nothing there. */
const scopeSelector = (selector: Selector, scope: string) => {
  const compounds = compoundsOf(selector)
  const conditions: string[] = []
  let suffix = ''
  let rest = compounds
  for (const { nodes } of compounds) {
    if (!nodes.some(isRoot)) break
    const qualifiers = nodes.filter((node) => !isRoot(node) && !isPseudoElement(node))
    if (qualifiers.length > 0) conditions.push(text(nodes.filter((node) => !isPseudoElement(node))))
    suffix = text(nodes.filter(isPseudoElement))
    rest = rest.slice(1)
  }
  const isSlot = rest.length === 0
  const [first] = rest
  if (!isSlot && rest !== compounds && siblings.has(first?.combinator ?? '')) return undefined
  const combinator = first?.combinator === '>' ? '>' : ' '
  const below = rest.map(({ combinator, nodes }, at) => `${at > 0 ? combinator : ''}${text(nodes)}`).join('')
  const page = conditions.map((condition) => `${condition} `).join('')
  return { text: `${page}${scope}${isSlot ? suffix : `${combinator}${below}`}`, isSlot }
}

/**
 * Keeps a rule within the slots of a release. Selectors that are there already stay as they are; the others get the
 * slot before them, and rules of the whole page (`html`, `body`, `:root`) become rules of the slot.
 */
export const scopeSelectors = (rule: string, place: SelectorPlace): ScopedSelectors => {
  const { scope, isNested, isOfSlot } = place
  const scoped: ScopedSelectors = { selectors: [], isOfSlot: false }
  for (const selector of parser().astSync(rule).nodes) {
    const isRelative = isNested && !hasNesting(selector.nodes)
    if (isRelative || isAnchored(selector, place)) {
      if (isOfSlot && leavesSlot(selector)) continue
      scoped.selectors.push(String(selector))
      scoped.isOfSlot ||= isOfSlot && hasNesting(compoundsOf(selector).at(-1)?.nodes ?? [])
      continue
    }
    const within = scopeSelector(selector, scope)
    if (!within) continue
    scoped.selectors.push(within.text)
    scoped.isOfSlot ||= within.isSlot
  }
  return scoped
}
