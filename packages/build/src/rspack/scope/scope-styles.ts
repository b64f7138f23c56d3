import {
  type AtRule,
  type ChildNode,
  type Container,
  CssSyntaxError,
  parse,
  type Root,
  type Rule,
} from 'postcss'
import valueParser from 'postcss-value-parser'
import { scopeSelectors } from './scope-selectors.ts'

/** A release, whose style sheets stay in its slots. */
export interface StyleScope {
  remote: string
  version: string
}

/** What a build refuses in a style sheet, and how to mend it. */
export interface StyleFault {
  /** From 1. */
  line: number
  text: string
}

/** A style sheet that cannot be kept in its slot. */
export class LeakingStyles extends Error {
  override name = 'LeakingStyles'
  readonly faults: readonly StyleFault[]

  constructor(faults: readonly StyleFault[]) {
    super(faults.map(({ text }) => text).join('\n'))
    this.faults = faults
  }
}

/** The faults for which `scopeStyles` threw; undefined if it threw for another reason. */
export const faultsOf = (cause: unknown): readonly StyleFault[] | undefined => {
  if (cause instanceof LeakingStyles) return cause.faults
  if (!(cause instanceof CssSyntaxError)) return undefined
  const { line = 1, reason } = cause
  return [{ line, text: `${reason}. The style sheet cannot be read from there on: correct it` }]
}

/** At-rules whose rules match by their selectors alone. */
const transparent = new Set(['media', 'supports', 'container', 'layer', 'starting-style', 'charset'])
/** What css-loader reads and takes away. */
const ofModules = new Set(['value', 'import'])

/**
 * Matches the slots of a release, on our pages by the attribute that the host sets, in an element for partners by its
 * shadow root. Without specificity, so that all selectors weigh what they weighed.
 */
export const slotSelector = ({ remote, version }: StyleScope) =>
  `:where([data-slot^="${remote}/${version}/"],:host)`

/**
 * A style sheet that changes nothing outside the slots of its release. Names that are global in CSS (layers, animations,
 * fonts) get the name of the release. Throws `LeakingStyles` for what cannot be kept in.
 */
export const scopeStyles = (
  css: string,
  release: StyleScope,
  { isModule = false }: { isModule?: boolean } = {},
): string => {
  const sheet = parse(css)
  const before = sheet.toString()
  const scope = slotSelector(release)
  assertContainable(sheet, release)
  scopeLayers(sheet, release)
  scopeScopes(sheet, scope, isModule)
  if (!isModule) renameAnimations(sheet, release)
  scopeRules(sheet, scope, isModule)
  const after = sheet.toString()
  return after === before ? css : after
}

const prefixOf = ({ remote, version }: StyleScope) => `${remote}_${version}`.replace(/\W/g, '_')

const assertContainable = (sheet: Root, { remote }: StyleScope) => {
  const faults: StyleFault[] = []
  sheet.walkAtRules((rule) => {
    const problem = problemOf(rule, remote)
    const line = rule.source?.start?.line ?? 1
    if (problem) faults.push({ line, text: `@${`${rule.name} ${rule.params}`.trim()}: ${problem}` })
  })
  if (faults.length > 0) throw new LeakingStyles(faults)
}

const problemOf = (rule: AtRule, remote: string): string | undefined => {
  const name = rule.name.toLowerCase()
  if (transparent.has(name) || ofModules.has(name) || /keyframes$/.test(name)) {
    return name === 'import' && /^(url\(\s*)?["']?(\w+:|\/)/i.test(rule.params)
      ? 'style sheets are files of the release. Copy it into the project and import it from there'
      : undefined
  }
  if (name === 'scope') return undefined
  if (name === 'property') {
    const own = rule.params.trim().replace(/^--(cr|calm-rest)-/, `--${remote}-`)
    return own === rule.params.trim()
      ? undefined
      : `it is a property of the site: choose another name, such as ${own}`
  }
  if (name === 'font-face') {
    let family = ''
    rule.walkDecls(/^font-family$/i, ({ value }) => {
      family = value.replace(/["']/g, '').trim()
    })
    return family.startsWith(remote)
      ? undefined
      : `fonts are for the whole page: call this one '${remote} ${family}'`
  }
  return 'it is for the whole page, and would reach beyond the widget. Remove it, or style an element of the widget'
}

/** The rules around a node, the nearest first. */
const around = (node: ChildNode): Container[] => {
  const parent = node.parent as Container | undefined
  return !parent || parent.type === 'root' ? [] : [parent, ...around(parent as ChildNode)]
}

const isAtRule = (node: Container, name: RegExp): boolean =>
  node.type === 'atrule' && name.test((node as AtRule).name)

/** Layers are ordered for the whole page: those of a release are within one of its own. */
const scopeLayers = (sheet: Root, release: StyleScope) => {
  const prefix = prefixOf(release)
  sheet.walkAtRules(/^layer$/i, (rule) => {
    if (!rule.params || around(rule).some((outer) => isAtRule(outer, /^layer$/i))) return
    rule.params = rule.params
      .split(',')
      .map((name) => `${prefix}.${name.trim()}`)
      .join(', ')
  })
  sheet.walkAtRules(/^import$/i, (rule) => {
    rule.params = rule.params.replace(/\blayer\(\s*/i, `layer(${prefix}.`)
  })
}

/** What is in `@scope` follows its first selector. */
const scopeScopes = (sheet: Root, scope: string, isModule: boolean) =>
  sheet.walkAtRules(/^scope$/i, (rule) => {
    const [start = '', end] = rule.params.split(/\bto\b/)
    const selector = start.trim().replace(/^\(|\)$/g, '') || ':root'
    const { selectors } = scopeSelectors(selector, { scope, isModule, isNested: false, isOfSlot: false })
    rule.params = `(${selectors.join(',')})${end ? ` to ${end.trim()}` : ''}`
    rule.raws.afterName = ' '
  })

const renameAnimations = (sheet: Root, release: StyleScope) => {
  const prefix = prefixOf(release)
  const names = new Set<string>()
  sheet.walkAtRules(/keyframes$/i, (rule) => {
    const name = rule.params.replace(/["']/g, '')
    names.add(name)
    rule.params = `${prefix}-${name}`
  })
  if (names.size === 0) return
  // a variable may have a whole animation: --animate-spin: spin 1s linear infinite
  sheet.walkDecls(/^(-webkit-)?animation(-name)?$|^--.*anim/i, (declaration) => {
    const value = valueParser(declaration.value)
    value.walk((node) => {
      if ((node.type === 'word' || node.type === 'string') && names.has(node.value))
        node.value = `${prefix}-${node.value}`
    })
    declaration.value = value.toString()
  })
}

/** css-loader's own: `:import` and `:export`. */
const isOfLoader = ({ selector }: Rule) => /^:(import|export)\b/.test(selector)

const scopeRules = (sheet: Root, scope: string, isModule: boolean) => {
  const ofSlot = new Set<Container>()
  sheet.walkRules((rule) => {
    const outer = around(rule)
    if (isOfLoader(rule) || outer.some((node) => isAtRule(node, /keyframes$|^scope$/i))) return
    const nearest = outer.find(({ type }) => type === 'rule')
    const scoped = scopeSelectors(rule.selector, {
      scope,
      isModule,
      isNested: nearest !== undefined,
      isOfSlot: nearest !== undefined && ofSlot.has(nearest),
    })
    const selector = scoped.selectors.join(',')
    if (selector === '') rule.remove()
    else if (selector !== rule.selector) rule.selector = selector
    if (scoped.isOfSlot) ofSlot.add(rule)
  })
}
