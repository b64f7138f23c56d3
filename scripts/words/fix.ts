// node scripts/on-pinned-node.mjs scripts/words/fix.ts
//
// Puts full-width punctuation where ASCII marks stand beside Chinese; many keyboards and editors write the latter.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkWords } from './index.ts'
import { correctPunctuation } from './punctuation.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const wrong = checkWords(root).findings.filter(({ why }) => why.startsWith('has an ASCII'))
for (const file of new Set(wrong.map((finding) => finding.file))) {
  const path = join(root, file)
  writeFileSync(path, correctPunctuation(readFileSync(path, 'utf8')))
  console.log(`corrected ${file}`)
}
