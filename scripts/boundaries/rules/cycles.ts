import type { Finding } from '../../sources/finding.ts'
import type { SourceFile, Tree } from '../tree.ts'

/**
 * No file imports itself through others: what runs first would depend on who asks. Erased types and `import()`
 * cannot do that harm and are left out.
 */
export const cycles = (tree: Tree): Finding[] => {
  const done = new Set<string>()
  const path: string[] = []
  const findings: Finding[] = []

  const visit = (source: SourceFile) => {
    if (done.has(source.file)) return
    path.push(source.file)
    for (const { line, file } of nextFiles(source)) {
      const seenAt = path.indexOf(file)
      const next = tree.sources.get(file)
      if (seenAt >= 0) findings.push(toFinding(source.file, line, [...path.slice(seenAt), file]))
      else if (next) visit(next)
    }
    path.pop()
    done.add(source.file)
  }
  for (const source of tree.sources.values()) visit(source)
  return findings
}

const nextFiles = ({ edges }: SourceFile) =>
  edges.flatMap(({ how, value, line, target }) =>
    how === 'static' && value && target.type === 'file' ? [{ line, file: target.file }] : [],
  )

const toFinding = (file: string, line: number, circle: string[]): Finding => ({
  file,
  line,
  what: circle.join(' → '),
  why: 'is a circle: move what both need into a third file',
})
