import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../sources/finding.ts'
import { filesBelow } from '../sources/source-files.ts'
import { packedLiterals } from './packed-literals.ts'

/** Checks that no source packs a literal into another one: see `packedLiterals`. */
export const checkLiterals = (root: string): Report => {
  const files = filesBelow(root, '', /\.[cm]?[jt]sx?$/)
  const findings = files.flatMap((file) =>
    packedLiterals(file, readFileSync(join(root, file), 'utf8')).map(({ line, source, why }) => ({
      file,
      line,
      what: source,
      why,
    })),
  )
  return { findings, seen: { files: files.length } }
}
