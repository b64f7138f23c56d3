/** Draws every picture of the catalog and writes it where the site and the API serve it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictures } from './catalog.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

for (const { file, draw } of pictures) {
  const target = join(root, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, draw())
}
console.log(`${pictures.length} pictures written`)
