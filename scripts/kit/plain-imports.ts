import { parseSync, type Span, Visitor } from 'oxc-parser'

const helper = '__rewriteRelativeImportExtension'

/**
 * Compiled code whose `import()` takes its argument as in the sources. The compiler wraps a computed argument in a
 * helper, which renames './x.ts' at run time; bundlers then find neither the address nor its `webpackIgnore`. The kit
 * computes absolute addresses alone. Throws where anything of the helper would remain.
 */
export const withPlainImports = (file: string, code: string): string => {
  if (!code.includes(helper)) return code
  const cuts: Span[] = []
  new Visitor({
    VariableDeclaration: ({ declarations: [first], start, end }) => {
      if (first?.id.type === 'Identifier' && first.id.name === helper) cuts.push({ start, end: end + 1 })
    },
    CallExpression: ({ callee, start, end }) => {
      if (callee.type !== 'Identifier' || callee.name !== helper) return
      // what is between the brackets stays, with its comments
      cuts.push({ start, end: code.indexOf('(', callee.end) + 1 })
      cuts.push({ start: end - 1, end })
    },
  }).visit(parseSync(file, code).program)
  const plain = cuts
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
  if (plain.includes(helper)) throw new Error(`${file} holds ${helper}, which bundlers do not understand.`)
  return plain
}
