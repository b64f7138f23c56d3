import { parseSync, Visitor } from 'oxc-parser'

export interface Import {
  specifier: string
  line: number
  how: 'static' | 'dynamic' | 'require'
  /** False where nothing is left of it at run time: `import type`, `export type`, `import('x').T`. */
  value: boolean
}

/** Every import of one source file; throws where it cannot be parsed. Computed names are not listed. */
export const readImports = (file: string, source: string): Import[] => {
  const { module, program, errors } = parseSync(file, source)
  const failed = errors.find(({ severity }) => severity === 'Error')
  if (failed) throw new Error(failed.message)

  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const imports: Import[] = []
  const add = (specifier: string, start: number, how: Import['how'], value: boolean) =>
    imports.push({ specifier, line: lineOf(start), how, value })
  // `import { type A }` keeps the import itself (verbatimModuleSyntax); only `import type` is erased
  const isErased = (start: number) => /^(import|export)\s+type\b/.test(source.slice(start, start + 40))

  for (const { moduleRequest, start } of module.staticImports) {
    add(moduleRequest.value, start, 'static', !isErased(start))
  }
  for (const { entries, start } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest
    if (from) add(from.value, start, 'static', !isErased(start))
  }
  new Visitor({
    ImportExpression: ({ source: name, start }) => add(...named(name), start, 'dynamic', true),
    TSImportType: ({ source: name, start }) => add(name.value, start, 'dynamic', false),
    TSExternalModuleReference: ({ expression, start }) => add(expression.value, start, 'require', true),
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'require' || !first) return
      add(...named(first), start, 'require', true)
    },
  }).visit(program)
  return imports.filter(({ specifier }) => specifier !== '')
}

/** The text of a literal or of a template without holes; empty where the name is computed. */
const named = (node: { type: string }): [string] => {
  if (node.type === 'Literal') return [String((node as { value?: unknown }).value)]
  const { quasis, expressions } = node as {
    quasis?: { value: { cooked: string | null } }[]
    expressions?: unknown[]
  }
  return [
    node.type === 'TemplateLiteral' && expressions?.length === 0 ? (quasis?.[0]?.value.cooked ?? '') : '',
  ]
}
