import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { formatFinding, type Report } from './finding.ts'

/** Path → text, or an object that is written as JSON. */
export type Files = Record<string, string | object>

/** Writes files into a new folder that goes away with the test. */
export const plantTree = (files: Files): string => {
  const root = temporaryFolder('tree')
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return root
}

export const linesOf = (report: Report) => report.findings.map(formatFinding)
