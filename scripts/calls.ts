// npm run calls: writes the types of the API's calls, and the functions of its client, from the entries of the contract.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCalls } from './calls/write-calls.ts'
import { root } from './root.ts'

for (const [path, text] of writeCalls(root)) {
  writeFileSync(join(root, path), text)
  console.log(`wrote ${path}`)
}
