import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTestFile } from '../boundaries/kinds.ts'
import type { Report } from '../sources/finding.ts'
import { filesBelow } from '../sources/source-files.ts'
import { looseTexts, type Slots, slotsIn } from './text-nodes.ts'

/** Checks that a browser can translate whatever the project renders: see `looseTexts`. */
export const checkMarkup = (root: string): Report => {
  const files = filesBelow(root, '', /\.tsx$/).filter(
    (file) => !isTestFile(file) && !file.includes('/specimen/'),
  )
  const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const slots: Slots = new Map()
  // of components that share a name, each may be meant
  for (const { file, text } of sources)
    for (const [name, own] of slotsIn(file, text))
      slots.set(name, new Set([...own, ...(slots.get(name) ?? [])]))
  const findings = sources.flatMap(({ file, text }) =>
    looseTexts(file, text, slots).map(({ line, source }) => ({
      file,
      line,
      what: source,
      why: 'stands beside other nodes, where a translated page breaks: give the words an element of their own',
    })),
  )
  return { findings, seen: { files: files.length } }
}
