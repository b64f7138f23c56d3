import type { Finding } from '../../sources/finding.ts'
import { isBrowserFile, isServerFile } from '../kinds.ts'
import { type Edge, judgeImports, type SourceFile, type Tree } from '../tree.ts'

const serverDoors = /^@calm-rest\/(contract\/(schemas|openapi|releases)|objects)$/
const heavy = /^zod(-openapi)?$/

/**
 * Code for browsers imports no Node module and no zod, directly or through other files; types are erased and allowed.
 * Parsing belongs to the server: on a phone it is dead weight.
 */
export const browserCode = (tree: Tree): Finding[] => {
  const reached = createReach(tree)
  return judgeImports(tree, (edge, source) => {
    if (!edge.value || !isBrowserFile(source.kind, source.file)) return undefined
    const direct = directReason(edge)
    if (direct) return direct
    if (edge.target.type !== 'file') return undefined
    const next = tree.sources.get(edge.target.file)
    // a browser file of ours is judged at its own imports
    if (!next || isBrowserFile(next.kind, next.file)) return undefined
    const chain = reached(next)
    return chain && `brings ${chain.join(' → ')} into the browser: import its types only`
  })
}

const directReason = ({ target, specifier }: Edge): string | undefined => {
  if (target.type === 'builtin') return "is Node's own and does not exist in a browser"
  if (serverDoors.test(specifier)) return 'is for servers: a browser takes its types only (import type)'
  if (target.type === 'package' && heavy.test(target.name)) return 'does not belong in a browser: types only'
  if (target.type === 'file' && isServerFile(target.file)) return 'is server code'
  return undefined
}

/** Finds the chain of run-time imports from a file to a Node module or zod. */
const createReach = (tree: Tree) => {
  const known = new Map<string, string[] | undefined>()
  const reach = (source: SourceFile): string[] | undefined => {
    if (known.has(source.file)) return known.get(source.file)
    known.set(source.file, undefined)
    const chain = chainOf(source)
    known.set(source.file, chain)
    return chain
  }
  const chainOf = ({ file, edges }: SourceFile) => {
    for (const { value, target, specifier } of edges) {
      if (!value) continue
      if (target.type === 'builtin') return [file, specifier]
      if (target.type === 'package' && heavy.test(target.name)) return [file, specifier]
      const next = target.type === 'file' ? tree.sources.get(target.file) : undefined
      const rest = next && reach(next)
      if (rest) return [file, ...rest]
    }
    return undefined
  }
  return reach
}
