import { type EcmaScriptModule, parseSync, Visitor } from 'oxc-parser'

export interface Import {
  specifier: string
  line: number
  how: 'static' | 'dynamic' | 'require'
  /** False where the import is erased at run time: `import type`, `export type`, `import('x').T`. */
  value: boolean
  /** Imported names as the other file exports them; `*` for the whole module, empty for its effects alone. */
  names: readonly string[]
}

/** Every import of one source file; throws where it cannot be parsed. Computed names are not listed. */
export const readImports = (file: string, source: string): Import[] => {
  const parsed = parseSync(file, source)
  const { module, errors } = parsed
  const failed = errors.find(({ severity }) => severity === 'Error')
  if (failed) throw new Error(failed.message)

  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const imports: Import[] = []
  const add = (start: number, found: Omit<Import, 'line'>) => imports.push({ line: lineOf(start), ...found })
  // `import { type A }` keeps the import itself (verbatimModuleSyntax); only `import type` is erased
  const isErased = (start: number) => /^(import|export)\s+type\b/.test(source.slice(start, start + 40))

  for (const { moduleRequest, entries, start } of module.staticImports) {
    const names = entries.map(({ importName }) => nameOf(importName))
    add(start, { specifier: moduleRequest.value, how: 'static', value: !isErased(start), names })
  }
  for (const { entries, start } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest
    const names = entries.map(({ importName }) => nameOf(importName))
    if (from) add(start, { specifier: from.value, how: 'static', value: !isErased(start), names })
  }
  if (hasOtherImports(source, module)) {
    new Visitor({
      ImportExpression: ({ source: node, start }) =>
        add(start, { specifier: textOf(node), how: 'dynamic', value: true, names: ['*'] }),
      TSImportType: ({ source: node, start }) =>
        add(start, { specifier: node.value, how: 'dynamic', value: false, names: ['*'] }),
      TSExternalModuleReference: ({ expression, start }) =>
        add(start, { specifier: expression.value, how: 'require', value: true, names: ['*'] }),
      CallExpression: ({ callee, arguments: [first], start }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'require' || !first) return
        add(start, { specifier: textOf(first), how: 'require', value: true, names: ['*'] })
      },
    }).visit(parsed.program)
  }
  return imports.filter(({ specifier }) => specifier !== '')
}

/**
 * Whether a source may have imports that are no statements: its tree takes three quarters of the time. Each `import` of
 * a statement and of `import.meta` is known, so that any other is one of these, or a word in a text.
 */
const hasOtherImports = (source: string, { staticImports, importMetas }: EcmaScriptModule): boolean =>
  /\brequire\b/.test(source) ||
  (source.match(/\bimport\b/g)?.length ?? 0) !== staticImports.length + importMetas.length

const nameOf = ({ kind, name }: { kind: string; name: string | null }) =>
  name ?? (kind === 'Default' ? 'default' : '*')

/** The text of a literal or of a template without substitutions; empty where the name is computed. */
const textOf = (node: { type: string }): string => {
  if (node.type === 'Literal') return String((node as { value?: unknown }).value)
  const { quasis, expressions } = node as {
    quasis?: { value: { cooked: string | null } }[]
    expressions?: unknown[]
  }
  return node.type === 'TemplateLiteral' && expressions?.length === 0 ? (quasis?.[0]?.value.cooked ?? '') : ''
}
