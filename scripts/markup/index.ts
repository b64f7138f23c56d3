import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile } from '../boundaries/kinds.ts'
import type { Report } from '../sources/finding.ts'
import { filesBelow } from '../sources/source-files.ts'
import { looseTexts } from './text-nodes.ts'

/** Checks that a browser can translate whatever the project renders: see `looseTexts`. */
export const checkMarkup = (root: string): Report => {
  const files = filesBelow(root, '', /\.tsx$/).filter(
    (file) => !isTestFile(file) && !file.includes('/specimen/'),
  )
  const findings = files.flatMap((file) =>
    looseTexts(file, readFileSync(join(root, file), 'utf8')).map(({ line, source }) => ({
      file,
      line,
      what: source,
      why: 'stands beside other nodes, where a translated page breaks: give the words an element of their own',
    })),
  )
  return { findings, seen: { files: files.length } }
}
